import { useTexts } from '../texts-context.tsx';

export function ProgressBar({ number, total }: { number: number; total: number }) {
  const { t } = useTexts();
  return (
    <div className="progress">
      <progress max={total} value={number - 1} aria-hidden="true" />
      <p aria-live="polite">{t('progress', { n: number, total })}</p>
    </div>
  );
}
