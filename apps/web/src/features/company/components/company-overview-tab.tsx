import { type Icon, IconBook2, IconCalendar, IconChevronRight, IconHeart } from '@tabler/icons-react';
import type { Company } from '@vela/contract';
import { Link } from 'react-router';
import { classNames } from '../../../lib/class-names.ts';
import { counted } from '../../../lib/format.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import rows from '../../../ui/link-rows.module.css';
import { Panel } from '../../../ui/panel.tsx';
import { type Tone, ToneBadge } from '../../../ui/tone-badge.tsx';
import { useCompany } from '../api/company.ts';
import { industryLabel, sizeLabel } from '../company-settings-form.ts';
import { CompanyQuery } from './company-query.tsx';
import { FactList } from './fact-list.tsx';
import classes from './overview.module.css';

interface CompanyOverviewTabProps {
  links: { handbook: string; coreValues: string; calendar: string };
}

/** Who the company is, and what the AI knows of it. */
export function CompanyOverviewTab({ links }: CompanyOverviewTabProps) {
  const company = useCompany();
  return (
    <CompanyQuery query={company} title="Company">
      {(data) => (
        <>
          <Panel title="Company">
            <FactList
              facts={[
                { label: 'Name', value: data.name },
                { label: 'Industry', value: industryLabel(data.industry) },
                { label: 'Size', value: sizeLabel(data.size) },
                { label: 'Domain', value: data.domain === '' ? 'Not set' : data.domain },
              ]}
            />
          </Panel>
          <AiConfiguration company={data} links={links} />
        </>
      )}
    </CompanyQuery>
  );
}

interface AiConfigurationProps extends CompanyOverviewTabProps {
  company: Company;
}

function AiConfiguration({ company, links }: AiConfigurationProps) {
  const formats = useFormats();
  const { handbook, coreValues, calendarIntegration } = company;
  const uploaded = handbook.uploadedAt;
  return (
    <Panel title="AI configuration" purpose="What generated surveys and insights can build on." flush>
      <ul className={rows.list}>
        <StatusRow
          to={links.handbook}
          icon={IconBook2}
          label="Handbook"
          status={handbook.processed ? 'Uploaded' : 'Not uploaded'}
          isSet={handbook.processed}
          note={handbook.processed && uploaded !== null ? `Uploaded on ${formats.date(uploaded)}` : undefined}
        />
        <StatusRow
          to={links.coreValues}
          icon={IconHeart}
          label="Core Values"
          status={coreValues.length === 0 ? 'Not set' : counted(formats, coreValues.length, 'value')}
          isSet={coreValues.length > 0}
        />
        <StatusRow
          to={links.calendar}
          icon={IconCalendar}
          label="Calendar"
          status={calendarIntegration.enabled ? 'Connected' : 'Not connected'}
          isSet={calendarIntegration.enabled}
        />
      </ul>
    </Panel>
  );
}

interface StatusRowProps {
  to: string;
  icon: Icon;
  label: string;
  status: string;
  isSet: boolean;
  note?: string;
}

function StatusRow({ to, icon: Sign, label, status, isSet, note }: StatusRowProps) {
  const tone: Tone = isSet ? 'green' : 'gray';
  return (
    <li>
      <Link to={to} className={classNames(rows.row, classes.row)}>
        <span className={classes.icon}>
          <Sign size={16} stroke={1.75} aria-hidden />
        </span>
        <span className={classes.label}>
          {label}
          {note !== undefined && <span className={classes.note}>{note}</span>}
        </span>
        <ToneBadge tone={tone} dot={isSet}>
          {status}
        </ToneBadge>
        <IconChevronRight size={16} className={classes.arrow} aria-hidden />
      </Link>
    </li>
  );
}
