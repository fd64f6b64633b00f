import type { Survey } from '@vela/contract';
import { useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { useSurvey } from '../features/surveys/api/survey.ts';
import { useBuilderErrors } from '../features/surveys/builder/builder-errors.ts';
import { readOnlyReason } from '../features/surveys/builder/edit-locks.ts';
import { SurveyBuilder } from '../features/surveys/builder/survey-builder.tsx';
import { ConflictDialog, OutdatedNotice } from '../features/surveys/builder/survey-conflict.tsx';
import { useSaveEdit } from '../features/surveys/builder/use-save-survey.ts';
import { useSurveyForm } from '../features/surveys/builder/use-survey-form.ts';
import { ReadOnlySurvey } from '../features/surveys/components/read-only-questions.tsx';
import { SurveyGate } from '../features/surveys/components/survey-frame.tsx';
import { LeaveDialog, useLeaveGuard } from '../ui/leave-guard.tsx';
import { Page, PageHeader } from '../ui/page.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';

export function SurveyEditPage() {
  const { id = '' } = useParams();
  const query = useSurvey(id);
  return (
    <SurveyGate query={query} title="Edit Survey">
      {(survey) => <EditScreen key={survey._id} survey={survey} />}
    </SurveyGate>
  );
}

function EditScreen({ survey }: { survey: Survey }) {
  const reason = readOnlyReason(survey);
  return (
    <Page>
      <PageHeader
        title="Edit Survey"
        purpose={survey.title}
        badge={<StatusBadge status={survey.status} />}
        back={{ to: paths.survey(survey._id), label: 'Back to the survey' }}
      />
      {reason === null ? <EditForm survey={survey} /> : <ReadOnlySurvey survey={survey} reason={reason} />}
    </Page>
  );
}

function EditForm({ survey }: { survey: Survey }) {
  const handle = useSurveyForm(survey);
  const errors = useBuilderErrors(handle.state.form);
  const { blocker, letPass } = useLeaveGuard(handle.isDirty);
  const saving = useSaveEdit({ survey, handle, errors, letPass });
  return (
    <>
      <SurveyBuilder
        handle={handle}
        errors={errors}
        survey={survey}
        saveLabel={survey.status === 'draft' ? 'Save Draft' : 'Save Changes'}
        isSaving={saving.isSaving}
        onSave={() => void saving.save()}
        cancelTo={paths.survey(survey._id)}
        notice={<OutdatedNotice survey={survey} handle={handle} isSaving={saving.isSaving} />}
      />
      <ConflictDialog handle={handle} />
      <LeaveDialog blocker={blocker} onDiscard={handle.forgetForGood} />
    </>
  );
}
