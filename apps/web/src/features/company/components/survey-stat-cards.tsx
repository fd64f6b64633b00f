import { IconClipboardList, IconMessages } from '@tabler/icons-react';
import { useFormats } from '../../../lib/use-formats.ts';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useDashboard } from '../api/get-dashboard.ts';

export function SurveyStatCards() {
  const formats = useFormats();
  const { data, isPending, isError } = useDashboard();
  const state = { loading: isPending, failed: isError && data === undefined };
  return (
    <>
      <StatCard
        label="Total Surveys"
        value={formats.number(data?.stats.totalSurveys ?? 0)}
        icon={<IconClipboardList size={16} stroke={1.75} />}
        {...state}
      />
      <StatCard
        label="Survey Responses"
        value={formats.number(data?.stats.totalResponses ?? 0)}
        icon={<IconMessages size={16} stroke={1.75} />}
        {...state}
      />
    </>
  );
}
