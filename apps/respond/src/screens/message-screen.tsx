import { useEffect, useRef, type ReactNode } from 'react';
import type { View } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';

interface Props {
  symbol: 'done' | 'waiting' | 'notice';
  title: string;
  text?: string | undefined;
  children?: ReactNode;
  /** Whether focus goes to the title: when the page came here by itself, not when it was opened like this. */
  takesFocus?: boolean;
}

/** A page that asks nothing: one sign, one title, one sentence. */
export function MessageScreen({ symbol, title, text, children, takesFocus = true }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [title, takesFocus]);
  return (
    <div className="message">
      <svg className={`symbol symbol-${symbol}`} viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="22" />
        <path d={SYMBOLS[symbol]} />
      </svg>
      <div role="status">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {text !== undefined && <p>{text}</p>}
      </div>
      {children}
    </div>
  );
}

const SYMBOLS = {
  done: 'M15 24.5l6.2 6.2L33.5 18',
  waiting: 'M24 14v10l6 5',
  notice: 'M24 15v11M24 32v.5',
} as const;

interface DoneScreenProps {
  /** Whether the answers are gone from the device. */
  erased: boolean;
  onAgain: (() => void) | undefined;
  /** Stands below the thanks. */
  children?: ReactNode;
}

export function DoneScreen({ erased, onAgain, children }: DoneScreenProps) {
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

interface SendingScreenProps {
  view: Extract<View, { kind: 'sending' }>;
  lasting: boolean | null;
  onTryNow: (() => void) | undefined;
}

export function SendingScreen({ view, lasting, onTryNow }: SendingScreenProps) {
  const { t } = useTexts();
  const notSaved = lasting === false && <p className="warning">{t('notSaved')}</p>;
  switch (view.waitingFor) {
    case null:
      return <MessageScreen symbol="waiting" title={t('sendingTitle')} text={t('sendingText')} />;
    case 'connection':
      return (
        <MessageScreen symbol="waiting" title={t('waitingTitle')} text={t('waitingText')}>
          {notSaved}
          <button type="button" className="button" onClick={onTryNow}>
            {t('tryNow')}
          </button>
        </MessageScreen>
      );
    case 'server':
      return (
        <MessageScreen symbol="waiting" title={t('busyTitle')} text={t('busyText')}>
          {notSaved}
        </MessageScreen>
      );
  }
}
