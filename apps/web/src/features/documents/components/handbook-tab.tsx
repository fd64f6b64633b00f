import type { Handbook } from '@vela/contract';
import { useCan } from '../../../lib/use-can.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonList } from '../../../ui/skeleton-list.tsx';
import { useHandbook } from '../api/get-handbook.ts';
import { HandbookCurrent } from './handbook-current.tsx';
import { HandbookHistory } from './handbook-history.tsx';
import { HandbookText } from './handbook-text.tsx';
import { HandbookUpload } from './handbook-upload.tsx';
import { ReadingProgress } from './reading-progress.tsx';
import classes from './handbook.module.css';

/** The company's handbook: uploaded, read, searchable, and used by generated surveys. */
export function HandbookTab() {
  const handbook = useHandbook();
  if (handbook.data !== undefined) return <Loaded handbook={handbook.data} />;
  return (
    <Panel title="Handbook">
      {handbook.isError ? (
        <ErrorState error={handbook.error} isRetrying={handbook.isFetching} onRetry={() => void handbook.refetch()} />
      ) : (
        <SkeletonList rows={3} label="Loading Handbook" />
      )}
    </Panel>
  );
}

function Loaded({ handbook }: { handbook: Handbook }) {
  const mayEdit = useCan('company.write');
  const { current, latest, history } = handbook;
  return (
    <>
      {!mayEdit && (
        <Notice tone="blue">
          You can read the handbook but not replace it: that is for the administrators of your company.
        </Notice>
      )}
      <Panel title="Handbook" purpose="Generated surveys and insights build on its topics.">
        <div className={classes.stack}>
          <HandbookCurrent current={current} mayEdit={mayEdit} />
          {latest !== null && <ReadingProgress document={latest} mayEdit={mayEdit} hasOther={current !== null} />}
          {mayEdit && <HandbookUpload hasHandbook={current !== null} isReading={isOpen(latest)} />}
        </div>
      </Panel>
      {current !== null && <HandbookText key={current.id} documentId={current.id} />}
      {history.length > 0 && <HandbookHistory documents={history} mayEdit={mayEdit} />}
    </>
  );
}

const isOpen = (latest: Handbook['latest']): boolean => latest !== null && latest.status !== 'failed';
