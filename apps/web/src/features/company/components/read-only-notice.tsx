import { Notice } from '../../../ui/notice.tsx';

/** Why a manager finds no fields here. */
export function ReadOnlyNotice({ subject }: { subject: string }) {
  return <Notice tone="blue">You can read {subject}. Only the administrators of your company can change them.</Notice>;
}
