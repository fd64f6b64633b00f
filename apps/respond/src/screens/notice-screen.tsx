import type { PublicQuestion } from '@vela/contract';
import { OTHER_OPTION } from '@vela/domain/surveys';
import { useRef, useState } from 'react';
import { draftOf, hasContent, type Draft, type Drafts } from '../answers/drafts.ts';
import type { TextKey } from '../messages/en.ts';
import { scaleLabel, type Texts } from '../messages/texts.ts';
import type { PageSession } from '../session/page-session.ts';
import type { Notice, View, Unsent } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';
import { MessageScreen } from './message-screen.tsx';

const TEXTS: Record<Notice, { title: TextKey; text: TextKey }> = {
  not_open: { title: 'notOpenTitle', text: 'notOpenText' },
  closed: { title: 'closedTitle', text: 'closedText' },
  unknown: { title: 'unknownTitle', text: 'unknownText' },
  trouble: { title: 'troubleTitle', text: 'troubleText' },
  already_answered: { title: 'alreadyTitle', text: 'alreadyText' },
  already_arrived: { title: 'arrivedTitle', text: 'arrivedText' },
  refused: { title: 'refusedTitle', text: 'refusedText' },
  link_needed: { title: 'linkNeededTitle', text: 'linkNeededText' },
  link_unknown: { title: 'linkUnknownTitle', text: 'linkUnknownText' },
  link_used: { title: 'linkUsedTitle', text: 'linkUsedText' },
  key_mismatch: { title: 'keyMismatchTitle', text: 'keyMismatchText' },
  token_refused: { title: 'tokenRefusedTitle', text: 'tokenRefusedText' },
};

interface Props {
  view: Extract<View, { kind: 'notice' }>;
  /** Whether the answers outlive the page. */
  lasting: boolean | null;
  session: PageSession | null;
}

export function NoticeScreen({ view, lasting, session }: Props) {
  const { t } = useTexts();
  const { notice, unsent, erased } = view;
  const { title, text } = TEXTS[notice];
  const symbol = notice === 'already_answered' || notice === 'already_arrived' ? 'done' : 'notice';
  return (
    <MessageScreen symbol={symbol} title={t(title)} text={t(text)} takesFocus={session !== null}>
      {(notice === 'trouble' || (notice === 'refused' && lasting)) && (
        <a className="button" href="">
          {t('tryAgain')}
        </a>
      )}
      {notice === 'refused' && !lasting && (
        <button type="button" className="button" onClick={session?.backToAnswers}>
          {t('tryAgain')}
        </button>
      )}
      {(notice === 'link_needed' || notice === 'link_unknown') && (
        <a className="button" href="/dashboard">
          {t('openVela')}
        </a>
      )}
      {unsent && session && (
        <UnsentAnswers unsent={unsent} isOnDevice={notice !== 'already_answered'} onErase={session.eraseUnsent} />
      )}
      {erased && <p role="status">{t('erased')}</p>}
    </MessageScreen>
  );
}

interface UnsentAnswersProps {
  unsent: Unsent;
  /** False where they are on this page alone. */
  isOnDevice: boolean;
  onErase: () => void;
}

/** What was typed in vain, to be copied and erased. */
function UnsentAnswers({ unsent, isOnDevice, onErase }: UnsentAnswersProps) {
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

/** What was typed, readable outside the page: for somebody whose answers can't be sent any more. */
export function answersAsText(questions: readonly PublicQuestion[], drafts: Drafts, texts: Texts): string {
  return questions
    .filter((question) => hasContent(draftOf(drafts, question._id)))
    .map((question) => `${question.text}\n${answerLines(question, draftOf(drafts, question._id), texts).join('\n')}`)
    .join('\n\n');
}

function answerLines(question: PublicQuestion, draft: Draft, texts: Texts): string[] {
  const values = draft.values.map((value) => valueText(question, value, draft, texts));
  return [
    ...(draft.notApplicable ? [texts.t('notApplicable')] : values),
    ...(draft.comment.trim() === '' ? [] : [`${texts.t('comment')}: ${draft.comment}`]),
  ];
}

function valueText(question: PublicQuestion, value: string, draft: Draft, texts: Texts): string {
  if (question.type === 'yes_no') return texts.t(value === 'yes' ? 'yes' : 'no');
  if (question.type === 'scale') return scaleLabel(value, texts);
  if (value === OTHER_OPTION) return `${texts.t('other')}: ${draft.other}`;
  return value;
}
