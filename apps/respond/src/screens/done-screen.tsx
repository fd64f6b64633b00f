import { useTexts } from '../texts-context.tsx';
import { MessageScreen } from './message-screen.tsx';

export function DoneScreen({ onAgain }: { onAgain: (() => void) | undefined }) {
  const { t } = useTexts();
  return (
    <MessageScreen symbol="done" title={t('doneTitle')} text={`${t('doneText')} ${t('doneClose')}`}>
      {onAgain && (
        <button type="button" className="button" onClick={onAgain}>
          {t('again')}
        </button>
      )}
    </MessageScreen>
  );
}
