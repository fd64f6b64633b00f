import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ShareChart } from '../components/share-chart.tsx';
import { typeName } from '../type-name.ts';

/** Which kinds of survey were open in the period, largest first. */
export function TypePanel({ types }: { types: Readonly<Record<string, number>> }) {
  const formats = useFormats();
  const parts = Object.entries(types)
    .filter(([, count]) => count > 0)
    .map(([key, value]) => ({ key, label: typeName(key), value }))
    .toSorted((left, right) => right.value - left.value || left.label.localeCompare(right.label));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <Panel title="Survey Types">
      {total === 0 ? (
        <EmptyState plain title="No survey data available" text="Surveys that were open in this period appear here." />
      ) : (
        <ShareChart
          label="Surveys by type"
          partLabel="Survey type"
          valueLabel="Surveys"
          summary={`${counted(formats, total, 'survey')} open in this period.`}
          parts={parts}
        />
      )}
    </Panel>
  );
}
