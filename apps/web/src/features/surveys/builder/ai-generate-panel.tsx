import { Button, Group, Text } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { AiSource, GenerateSurveyBody } from '@vela/contract';
import { type Question, SURVEY_MESSAGES, SURVEY_TYPE_LABELS } from '@vela/domain/surveys';
import { useEffect, useRef, useState } from 'react';
import { sourceWords } from '../../../lib/ai-source-words.ts';
import { newId } from '../../../lib/new-id.ts';
import { toastError, toastFailure, toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { type GeneratedSurvey, generateSurvey } from '../api/survey-draft.ts';
import classes from './builder.module.css';
import type { SurveyFormHandle } from './use-survey-form.ts';

/** Drafts title, description and questions; nothing is saved, and one undo brings back what was there. */
export function AiGeneratePanel({ handle }: { handle: SurveyFormHandle }) {
  const { details, items } = handle.state.form;
  const [asksToReplace, setAsksToReplace] = useState(false);
  const generation = useGeneration(({ survey }) => {
    handle.dispatch({ type: 'useGenerated', ...survey, questions: freshQuestionIds(survey.questions, newId) });
  });
  const replaces = items.length > 0;

  const run = () => {
    setAsksToReplace(false);
    if (details.type === null) return;
    const department = details.targetAudience === 'specific_department' ? details.department : '';
    void generation.generate({ surveyType: details.type, ...(department === '' ? {} : { department }) });
  };
  const start = () => {
    if (details.type === null) toastError(SURVEY_MESSAGES.typeRequired);
    else if (replaces) setAsksToReplace(true);
    else run();
  };

  return (
    <section className={classes.ai} aria-label="AI generation">
      <div className={classes.aiIcon} aria-hidden>
        <IconSparkles size={20} />
      </div>
      <div className={classes.aiText} aria-live="polite">
        <Text fw={600} size="sm">
          {generation.isBusy ? 'Writing your survey…' : 'Let AI draft it'}
        </Text>
        <Text size="sm" className={classes.muted}>
          {aiHint(details.type === null ? null : SURVEY_TYPE_LABELS[details.type], generation)}
        </Text>
        {!generation.isBusy && generation.cites && drawsOn(generation.cites) !== '' && (
          <Text size="sm" className={classes.muted}>
            {drawsOn(generation.cites)}
          </Text>
        )}
      </div>
      <Group gap="xs">
        {generation.isBusy && (
          <Button variant="subtle" onClick={generation.cancel}>
            Cancel
          </Button>
        )}
        <Button
          variant="light"
          leftSection={<IconSparkles size={16} aria-hidden />}
          onClick={start}
          loading={generation.isBusy}
        >
          Generate with AI
        </Button>
      </Group>
      <ConfirmDialog
        opened={asksToReplace}
        title="Replace your questions?"
        message={`The draft takes the place of the title, the description and the ${String(items.length)} ${items.length === 1 ? 'question' : 'questions'} that are here now. Undo brings them back.`}
        confirmLabel="Replace"
        onConfirm={run}
        onClose={() => {
          setAsksToReplace(false);
        }}
      />
    </section>
  );
}

function aiHint(typeLabel: string | null, { isBusy, source }: { isBusy: boolean; source: AiSource | null }): string {
  if (isBusy) return 'This takes a few seconds. You can go on or cancel at any time.';
  if (source) return `Drafted by ${sourceWords(source)}. Please read every question before you launch.`;
  if (typeLabel === null)
    return 'Pick a survey type above, and get a title, a description and questions to start from.';
  return `Get a title, a description and questions for “${typeLabel}”. You can change everything afterwards.`;
}

/** One generation at a time, which can be cancelled; what came of a cancelled one is dropped. */
function useGeneration(onGenerated: (generated: GeneratedSurvey) => void) {
  const running = useRef<AbortController | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [source, setSource] = useState<AiSource | null>(null);
  const [cites, setCites] = useState<GeneratedSurvey['cites'] | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function generate(body: GenerateSurveyBody): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    try {
      const generated = await generateSurvey(body, controller.signal);
      if (controller.signal.aborted) return;
      if (generated.survey.questions.length === 0) {
        toastError('The AI found no questions for this survey. Please try again or write your own.');
        return;
      }
      setSource(generated.source);
      setCites(generated.cites);
      onGenerated(generated);
      toastSuccess('AI survey generated successfully!');
    } catch (error) {
      if (!controller.signal.aborted) {
        toastFailure('Failed to generate AI survey. Make sure the backend is running.', error);
      }
    } finally {
      if (running.current === controller) setIsBusy(false);
    }
  }

  return {
    isBusy,
    source,
    cites,
    generate,
    cancel() {
      running.current?.abort();
      running.current = null;
      setIsBusy(false);
      toastInfo('Generation cancelled');
    },
  };
}

/** What of the company a draft stands on, in one line; empty where it names nothing. */
export function drawsOn({ coreValues, handbookTopics }: GeneratedSurvey['cites']): string {
  const parts = [...named('core value', coreValues), ...named('handbook section', handbookTopics)];
  return parts.length === 0 ? '' : `Draws on: ${parts.join('; ')}.`;
}

function named(noun: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`${noun}${names.length === 1 ? '' : 's'} ${names.map((name) => `“${name}”`).join(', ')}`];
}

/** Questions under new ids, conditions among them included: two generations must not share an identity. */
export function freshQuestionIds(questions: readonly Question[], newId: () => string): Question[] {
  const ids = new Map(questions.map(({ _id }) => [_id, newId()]));
  return questions.map((question) => ({
    ...question,
    _id: ids.get(question._id) ?? newId(),
    showIf: question.showIf && {
      ...question.showIf,
      questionId: ids.get(question.showIf.questionId) ?? question.showIf.questionId,
    },
  }));
}
