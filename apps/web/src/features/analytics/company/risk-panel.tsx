import type { RiskIndicator } from '@vela/contract';
import { paths } from '../../../app/paths.ts';
import { Panel } from '../../../ui/panel.tsx';
import { SeverityList, type SeverityItem } from '../components/severity-list.tsx';

/** Only there when something needs a look. */
export function RiskPanel({ risks }: { risks: readonly RiskIndicator[] }) {
  if (risks.length === 0) return null;
  return (
    <Panel title="Risk Indicators">
      <SeverityList label="Risk Indicators" items={risks.map(riskItem)} />
    </Panel>
  );
}

export function riskItem({ severity, message, recommendation, evidence, rule }: RiskIndicator): SeverityItem {
  const { surveyId, category, departmentId } = evidence;
  const key = [rule, surveyId, category, departmentId, message].join('|');
  return { key, severity, message, recommendation, evidence: placeOf(evidence) };
}

function placeOf({ surveyId, category, departmentId }: RiskIndicator['evidence']): SeverityItem['evidence'] {
  if (surveyId !== null) return { to: paths.surveyAnalytics(surveyId), label: 'See survey' };
  if (departmentId !== null) return { to: '#departments', label: 'See departments' };
  if (category !== null) return { to: '#categories', label: 'See categories' };
  return undefined;
}
