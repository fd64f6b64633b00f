import type { View } from '../session/session-state.ts';
import { useTexts } from '../texts-context.tsx';
import { MessageScreen } from './message-screen.tsx';

interface Props {
  view: Extract<View, { kind: 'sending' }>;
  lasting: boolean | null;
  onTryNow: (() => void) | undefined;
}

export function SendingScreen({ view, lasting, onTryNow }: Props) {
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
