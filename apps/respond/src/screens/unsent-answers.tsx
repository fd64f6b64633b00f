import { useRef, useState } from 'react';
import { answersAsText } from '../answers/answers-as-text.ts';
import type { Unsent } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';

interface Props {
  unsent: Unsent;
  /** False where they are on this page alone. */
  isOnDevice: boolean;
  onErase: () => void;
}

/** What was typed in vain, to be copied and erased. */
export function UnsentAnswers({ unsent, isOnDevice, onErase }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const field = useRef<HTMLTextAreaElement>(null);
  const [copied, setCopied] = useState(false);
  const text = answersAsText(unsent.questions, unsent.drafts, texts);
  const copy = async () => setCopied(await copyText(text, field.current));
  return (
    <section className="unsent" aria-labelledby="unsent-title">
      <h2 id="unsent-title">{t('keptTitle')}</h2>
      {isOnDevice && <p>{t('keptText')}</p>}
      <textarea ref={field} readOnly value={text} rows={8} dir="auto" aria-labelledby="unsent-title" />
      <div className="actions">
        <button type="button" className="button button-main" onClick={() => void copy()}>
          {t('copy')}
        </button>
        {isOnDevice && (
          <button type="button" className="button" onClick={onErase}>
            {t('erase')}
          </button>
        )}
      </div>
      <p role="status">{copied ? t('copied') : ''}</p>
    </section>
  );
}

/** The clipboard is there on https alone; elsewhere the selected text is copied the old way, or by hand. */
async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand('copy');
  }
}
