import type { AuditEntry } from '@vela/contract';
import { IconArrowRight } from '@tabler/icons-react';
import { useFormats } from '../../../lib/use-formats.ts';
import { detailLines } from '../audit-detail.ts';
import classes from './audit.module.css';

/** What was changed, from what to what. */
export function AuditDetail({ entry }: { entry: AuditEntry }) {
  const lines = detailLines(entry.detail, useFormats());
  return (
    <dl className={classes.detail}>
      {lines.map(({ label, before, after }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {before !== null && (
              <>
                <span className={classes.before}>{before}</span>
                <IconArrowRight size={14} role="img" aria-label="became" className={classes.arrow} />
              </>
            )}
            <span className={classes.after}>{after}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
