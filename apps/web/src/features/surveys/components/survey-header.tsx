import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconCopy,
  IconDots,
  IconEye,
  IconPencil,
  IconPlayerPlay,
  IconPlayerStop,
  IconRotateClockwise,
  IconTrash,
} from '@tabler/icons-react';
import type { Survey } from '@vela/contract';
import { SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { useFormats } from '../../../lib/use-formats.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PageHeader } from '../../../ui/page.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { useDuplicateSurvey } from '../api/survey.ts';
import { ShareSurvey } from './share-survey.tsx';
import { CloseDialog, DeleteDialog, LaunchDialog, ReopenDialog } from './survey-dialogs.tsx';
import classes from './survey-header.module.css';
import { SurveyPreview } from './survey-preview.tsx';

type OpenDialog = 'launch' | 'close' | 'reopen' | 'delete' | 'preview' | null;

/** Title of a survey with everything that can be done with it now. */
export function SurveyHeader({ survey, exports }: { survey: Survey; exports?: ReactNode }) {
  const formats = useFormats();
  const [open, setOpen] = useState<OpenDialog>(null);
  const close = () => {
    setOpen(null);
  };
  const { firstName, lastName } = survey.createdBy;
  const creator = `${firstName} ${lastName}`.trim();
  const facts = [SURVEY_TYPE_LABELS[survey.type], creator, formats.date(survey.createdAt)];
  return (
    <>
      <PageHeader
        title={survey.title}
        purpose={facts.filter((fact) => fact !== '').join(' · ')}
        badge={<StatusBadge status={survey.status} />}
        back={{ to: paths.surveys, label: 'Back to Surveys' }}
        actions={<HeaderActions survey={survey} exports={exports} onOpen={setOpen} />}
      />
      <LaunchDialog survey={open === 'launch' ? survey : null} onClose={close} />
      <CloseDialog survey={open === 'close' ? survey : null} onClose={close} />
      <ReopenDialog survey={open === 'reopen' ? survey : null} onClose={close} />
      <DeleteDialog survey={survey} opened={open === 'delete'} onClose={close} />
      <SurveyPreview
        opened={open === 'preview'}
        onClose={close}
        title={survey.title}
        description={survey.description}
        anonymous={survey.settings.anonymous}
        minGroup={survey.minGroup}
        questions={survey.questions}
      />
    </>
  );
}

interface HeaderActionsProps {
  survey: Survey;
  exports?: ReactNode;
  onOpen: (dialog: OpenDialog) => void;
}

function HeaderActions({ survey, exports, onOpen }: HeaderActionsProps) {
  const { allowed } = survey;
  return (
    <div className={classes.actions}>
      <MoreActions survey={survey} onOpen={onOpen} />
      {allowed.delete && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => {
            onOpen('delete');
          }}
        >
          Delete
        </Button>
      )}
      {allowed.edit && (
        <ButtonLink
          to={paths.surveyEdit(survey._id)}
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
        >
          Edit
        </ButtonLink>
      )}
      {exports}
      <ShareSurvey survey={survey} />
      <LifecycleActions survey={survey} onOpen={onOpen} />
    </div>
  );
}

function LifecycleActions({ survey: { allowed }, onOpen }: HeaderActionsProps) {
  return (
    <>
      {allowed.launch && (
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          onClick={() => {
            onOpen('launch');
          }}
        >
          Launch
        </Button>
      )}
      {allowed.close && (
        <Button
          variant="light"
          leftSection={<IconPlayerStop size={16} aria-hidden />}
          onClick={() => {
            onOpen('close');
          }}
        >
          Close
        </Button>
      )}
      {allowed.reopen && (
        <Button
          variant="light"
          leftSection={<IconRotateClockwise size={16} aria-hidden />}
          onClick={() => {
            onOpen('reopen');
          }}
        >
          Reopen
        </Button>
      )}
    </>
  );
}

function MoreActions({ survey, onOpen }: HeaderActionsProps) {
  const duplicate = useDuplicateSurvey();
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" size={36} aria-label="More actions" loading={duplicate.isPending}>
          <IconDots size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconEye size={16} aria-hidden />}
          onClick={() => {
            onOpen('preview');
          }}
        >
          Preview
        </Menu.Item>
        {survey.allowed.duplicate && (
          <Menu.Item
            leftSection={<IconCopy size={16} aria-hidden />}
            onClick={() => {
              duplicate.mutate(survey._id, {
                onSuccess: ({ survey: copy }) => void navigate(paths.survey(copy._id)),
              });
            }}
          >
            Duplicate
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
