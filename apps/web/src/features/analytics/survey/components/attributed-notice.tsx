import { Notice } from '../../../../ui/notice.tsx';

/** Why answers of single people stand here, although everywhere else small groups stay hidden. */
export const AttributedNotice = () => (
  <Notice tone="blue">
    This survey is not anonymous: names go with the answers, and people were told so before the first question. So there
    is no smallest group, and single answers are shown too.
  </Notice>
);
