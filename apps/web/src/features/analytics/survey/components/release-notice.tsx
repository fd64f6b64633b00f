import type { Survey } from '@vela/contract';
import { releaseStateOf, releaseText, type Release } from '../../../../lib/release-text.ts';
import { useFormats } from '../../../../lib/use-formats.ts';
import { Notice } from '../../../../ui/notice.tsx';

/** How much of an anonymous survey is released, what waits and why; or that names go with the answers. */
export function ReleaseNotice({ survey, release }: { survey: Survey; release: Release }) {
  const formats = useFormats();
  if (!survey.settings.anonymous) return <AttributedNotice />;
  return <Notice tone="blue">{releaseText(formats, releaseStateOf(survey, release))}</Notice>;
}

/** Why answers of single people stand here, although everywhere else small groups stay hidden. */
export const AttributedNotice = () => (
  <Notice tone="blue">
    This survey is not anonymous: names go with the answers, and people were told so before the first question. So there
    is no smallest group, and single answers are shown too.
  </Notice>
);
