import type { OwnSegment } from '@vela/contract';
import { TENURE_BANDS, type TenureBand } from '@vela/domain/anonymity';
import type { TextKey } from '../messages/message-types.ts';
import { useTexts } from '../texts-context.tsx';

const TENURE_TEXTS: Record<TenureBand, TextKey> = {
  under_1: 'tenureUnder1',
  '1_to_3': 'tenure1To3',
  '3_to_6': 'tenure3To6',
  over_6: 'tenureOver6',
};

interface Props {
  segment: OwnSegment;
  minGroup: number;
}

/** The group that answers count for, in words: what results may tell apart, and nothing finer. */
export function OwnGroup({ segment: { department, tenure, location }, minGroup }: Props) {
  const { t } = useTexts();
  const band = TENURE_BANDS.find(({ id, label }) => id === tenure || label === tenure);
  const parts = [
    [t('leavesDepartment'), department],
    [t('leavesTenure'), band ? t(TENURE_TEXTS[band.id]) : tenure],
    [t('leavesLocation'), location],
  ].filter(([, value]) => value !== undefined);
  if (parts.length === 0) return <p>{t('leavesWhole')}</p>;
  return (
    <>
      <p>{t('leavesGroup', { n: minGroup })}</p>
      <dl className="facts">
        {parts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
