import { useMediaQuery } from '@mantine/hooks';
import { IconChevronRight, IconArrowRight } from '@tabler/icons-react';
import type { AuditEntry } from '@vela/contract';
import { auditActionLabel } from '@vela/domain/audit';
import { Fragment, useState } from 'react';
import { useCan } from '../../../lib/use-can.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { auditSubjectOf, detailLines } from '../audit-entry-words.ts';
import classes from './audit.module.css';

/** Five columns need this much; narrower windows get cards. */
const WIDE = '(min-width: 62em)';

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const common = {
    entries,
    opened,
    onToggle: (id: string) => {
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
  };
  return isWide ? <AuditTable {...common} /> : <AuditCards {...common} />;
}

interface ListProps {
  entries: readonly AuditEntry[];
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function AuditTable({ entries, opened, onToggle }: ListProps) {
  const formats = useFormats();
  const seesAddresses = useCan('audit.export');
  return (
    <table className={classes.table} aria-label="Audit log">
      <thead>
        <tr>
          <th scope="col" className={classes.whenColumn}>
            When
          </th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
          {seesAddresses && (
            <th scope="col" className={classes.fromColumn}>
              From where
            </th>
          )}
          <th scope="col" className={classes.detailColumn}>
            Details
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Fragment key={entry.id}>
            <tr>
              <td>
                <time dateTime={entry.at}>{formats.dateTime(entry.at)}</time>
              </td>
              <td>{entry.actor?.name ?? 'Vela'}</td>
              <td>{auditActionLabel(entry.action)}</td>
              <td>
                <Subject entry={entry} />
              </td>
              {seesAddresses && <td className={classes.muted}>{entry.address ?? ''}</td>}
              <td>
                <DetailToggle entry={entry} opened={opened} onToggle={onToggle} />
              </td>
            </tr>
            {opened.has(entry.id) && (
              <tr className={classes.detailRow}>
                <td colSpan={seesAddresses ? 6 : 5}>
                  <AuditDetail entry={entry} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function AuditCards({ entries, opened, onToggle }: ListProps) {
  const formats = useFormats();
  const seesAddresses = useCan('audit.export');
  return (
    <ul className={classes.cards} aria-label="Audit log">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className={classes.cardHead}>
            <strong>{auditActionLabel(entry.action)}</strong>
            <DetailToggle entry={entry} opened={opened} onToggle={onToggle} />
          </div>
          <Subject entry={entry} />
          <div className={classes.muted}>
            {entry.actor?.name ?? 'Vela'} · <time dateTime={entry.at}>{formats.dateTime(entry.at)}</time>
            {seesAddresses && entry.address !== null && ` · ${entry.address}`}
          </div>
          {opened.has(entry.id) && <AuditDetail entry={entry} />}
        </li>
      ))}
    </ul>
  );
}

function Subject({ entry }: { entry: AuditEntry }) {
  const { type, name, isGone } = auditSubjectOf(entry);
  return (
    <span>
      {name}{' '}
      <span className={classes.muted}>
        {type}
        {isGone && ', no longer there'}
      </span>
    </span>
  );
}

interface DetailToggleProps {
  entry: AuditEntry;
  opened: ReadonlySet<string>;
  onToggle: (id: string) => void;
}

function DetailToggle({ entry, opened, onToggle }: DetailToggleProps) {
  const formats = useFormats();
  const isOpen = opened.has(entry.id);
  if (detailLines(entry.detail, formats).length === 0) return null;
  return (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={isOpen}
      aria-label={`Details: ${auditActionLabel(entry.action)}, ${formats.dateTime(entry.at)}`}
      onClick={() => {
        onToggle(entry.id);
      }}
    >
      <IconChevronRight size={18} aria-hidden />
    </button>
  );
}

/** What was changed, from what to what. */
function AuditDetail({ entry }: { entry: AuditEntry }) {
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
