import { useTexts } from '../texts-context.tsx';
import type { ReactNode } from 'react';
import { MessageScreen } from './message-screen.tsx';

interface Props {
  /** Whether the answers are gone from the device. */
  erased: boolean;
  onAgain: (() => void) | undefined;
  /** Stands below the thanks. */
  children?: ReactNode;
}

export function DoneScreen({ erased, onAgain, children }: Props) {
  const { t } = useTexts();
  const text = [t('doneText'), erased ? t('doneErased') : '', t('doneClose')].filter(Boolean).join(' ');
  return (
    <MessageScreen symbol="done" title={t('doneTitle')} text={text}>
      {onAgain && (
        <button type="button" className="button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
      {children}
    </MessageScreen>
  );
}
