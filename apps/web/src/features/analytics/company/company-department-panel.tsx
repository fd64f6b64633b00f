import type { GroupMeasure } from '@vela/contract';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { HeatMap } from '../components/heat-map.tsx';
import classes from './company.module.css';
import { departmentColumns, departmentRows } from './department-rows.ts';

/** Departments side by side; those too small to be shown stand there with the reason. */
export function CompanyDepartmentPanel({
  departments,
  since,
}: {
  departments: readonly GroupMeasure[];
  since: string;
}) {
  const formats = useFormats();
  const reasons = [...new Set(departments.flatMap(({ hiddenReason }) => hiddenReason ?? []))];
  return (
    <div id="departments" className={classes.anchor}>
      <Panel
        title="Departments"
        purpose={`Scores from 0 to 100 by department and category; the change is of the overall score against ${since}`}
      >
        {departments.length === 0 ? (
          <EmptyState
            plain
            title="No department was asked yet"
            text="Surveys with personal links tell departments apart; an open link knows nobody's department."
          />
        ) : (
          <HeatMap
            label="Scores by department and category"
            rowLabel="Department"
            columns={departmentColumns(departments)}
            rows={departmentRows(formats, departments, since)}
          />
        )}
        {reasons.map((reason) => (
          <p key={reason} className={classes.note}>
            {reason}
          </p>
        ))}
      </Panel>
    </div>
  );
}
