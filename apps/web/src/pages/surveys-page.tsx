import { IconPlus } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { surveyFilterIn, SurveyFilters, withSurveyFilter } from '../features/surveys/components/survey-filters.tsx';
import { SurveyList } from '../features/surveys/components/survey-list.tsx';
import { useCan } from '../lib/use-can.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

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
