import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { SurveyFilters } from '../features/surveys/components/survey-filters.tsx';
import { SurveyList } from '../features/surveys/components/survey-list.tsx';
import { surveyFilterIn, withSurveyFilter } from '../features/surveys/match-survey.ts';
import { useCan } from '../lib/use-can.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeader } from '../ui/page-header.tsx';

export function SurveysPage() {
  const [query, setQuery] = useSearchParams();
  const mayCreate = useCan('surveys.write');
  const filter = surveyFilterIn(query);
  return (
    <Page>
      <PageHeader
        title="Surveys"
        purpose="Ask your people, and read what they answered."
        actions={
          mayCreate && (
            <ButtonLink to={paths.surveyCreate} leftSection={<IconPlus size={16} aria-hidden />}>
              New Survey
            </ButtonLink>
          )
        }
      />
      <SurveyFilters
        filter={filter}
        onChange={(next) => {
          setQuery((before) => withSurveyFilter(before, next), { replace: true });
        }}
      />
      <SurveyList filter={filter} />
    </Page>
  );
}
