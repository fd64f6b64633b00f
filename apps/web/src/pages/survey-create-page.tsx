import { paths } from '../app/paths.ts';
import { useBuilderErrors } from '../features/surveys/builder/builder-errors.ts';
import { SurveyBuilder } from '../features/surveys/builder/survey-builder.tsx';
import { useSaveNewSurvey } from '../features/surveys/builder/use-save-survey.ts';
import { useSurveyForm } from '../features/surveys/builder/use-survey-form.ts';
import { LeaveDialog, useLeaveGuard } from '../ui/leave-guard.tsx';
import { Page, PageHeader } from '../ui/page.tsx';

export function SurveyCreatePage() {
  const handle = useSurveyForm(null);
  const errors = useBuilderErrors(handle.state.form);
  const { blocker, letPass } = useLeaveGuard(handle.isDirty);
  const { save, isSaving } = useSaveNewSurvey({ handle, errors, letPass });
  return (
    <Page>
      <PageHeader
        title="Create Survey"
        purpose="Pick a type, let AI draft it or write your own questions, and save it as a draft."
        back={{ to: paths.surveys, label: 'Back to Surveys' }}
      />
      <SurveyBuilder
        handle={handle}
        errors={errors}
        survey={null}
        saveLabel="Save Draft"
        isSaving={isSaving}
        onSave={() => void save()}
        cancelTo={paths.surveys}
      />
      <LeaveDialog blocker={blocker} onDiscard={handle.forgetForGood} />
    </Page>
  );
}
