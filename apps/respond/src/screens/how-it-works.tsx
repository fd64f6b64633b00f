import type { LinkState } from '../invitation/personal-link.ts';
import { useTexts } from '../texts-context.tsx';

const STEPS = ['howLink', 'howEnvelope', 'howOpen', 'howSend', 'howKey'] as const;

/** Says in plain words why nobody can tell whose answers these are, and how to check it. */
export function HowItWorks({ link }: { link: LinkState }) {
  const { t } = useTexts();
  return (
    <details className="more">
      <summary>{t('howTitle')}</summary>
      <ol>
        {STEPS.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <dl className="facts">
        <div>
          <dt>{t('fingerprint')}</dt>
          <dd>
            <KeyFingerprint link={link} />
          </dd>
        </div>
      </dl>
      <p>{t('howLimits')}</p>
      <p>{t('howStandard')}</p>
    </details>
  );
}

function KeyFingerprint({ link: { key } }: { link: LinkState }) {
  const { t } = useTexts();
  switch (key.kind) {
    case 'loading':
      return t('fingerprintLoading');
    case 'unreachable':
      return t('fingerprintMissing');
    case 'published':
      return (
        <code className="fingerprint" dir="ltr">
          {key.fingerprint}
        </code>
      );
  }
}
