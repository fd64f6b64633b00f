import { useNavigate } from 'react-router';
import type { Survey } from '@vela/contract';
import { paths } from '../../../app/paths.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteSurvey } from '../api/delete-survey.ts';

interface DeleteDialogProps {
  survey: Survey;
  opened: boolean;
  onClose: () => void;
}

export function DeleteDialog({ survey, opened, onClose }: DeleteDialogProps) {
  const remove = useDeleteSurvey();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      opened={opened}
      title={`Delete “${survey.title}”`}
      message="Are you sure you want to delete this survey? This action cannot be undone."
      confirmLabel="Delete"
      danger
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        remove.mutate(survey._id, {
          onSuccess: () => void navigate(paths.surveys),
          onError: onClose,
        });
      }}
    />
  );
}
