import { Button, Checkbox, Group, Modal, Progress, ScrollArea, Text, Textarea, Title } from '@mantine/core';
import { type Answer, type Question, shownQuestions, SURVEY_LIMITS } from '@vela/domain/surveys';
import { useId, useState } from 'react';
import { AnswerControl, NOTHING_TRIED, type TriedAnswer } from './answer-control.tsx';
import fieldClasses from './question-field.module.css';
import classes from './survey-preview.module.css';

interface PreviewedSurvey {
  title: string;
  description: string;
  anonymous: boolean;
  /** Undefined until it is known. */
  minGroup: number | undefined;
  questions: readonly Question[];
}

interface SurveyPreviewProps extends PreviewedSurvey {
  opened: boolean;
  onClose: () => void;
}

/** The survey on a phone, question by question, conditions included. Nothing is saved or sent. */
export function SurveyPreview({ opened, onClose, ...survey }: SurveyPreviewProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Preview" size={460} padding="md">
      <Text size="sm" className={classes.note}>
        Try it out as a respondent would. Nothing is saved or sent.
      </Text>
      {opened && <Phone {...survey} />}
    </Modal>
  );
}

function Phone({ questions, ...introduction }: PreviewedSurvey) {
  const [tried, setTried] = useState<ReadonlyMap<string, TriedAnswer>>(new Map());
  const [step, setStep] = useState(0);
  const shown = shownQuestions(questions, answersOf(tried));
  // Step 0 is the introduction; the last one says thank you.
  const question = shown[step - 1];
  const isEnd = step > shown.length;
  return (
    <div className={classes.phone} role="region" aria-label="Survey as a respondent sees it">
      <Progress
        value={(Math.min(step, shown.length) / Math.max(1, shown.length)) * 100}
        size="sm"
        aria-label="Progress"
      />
      <ScrollArea className={classes.screen} type="auto">
        {step === 0 && <Introduction {...introduction} />}
        {question && (
          <QuestionField
            key={question._id}
            number={step}
            question={question}
            value={tried.get(question._id) ?? NOTHING_TRIED}
            onChange={(value) => {
              setTried(new Map(tried).set(question._id, value));
            }}
          />
        )}
        {isEnd && (
          <div>
            <Title order={2}>Thank you!</Title>
            <Text mt="xs">Here the answers would be sent. This was only a preview.</Text>
          </div>
        )}
      </ScrollArea>
      <Group justify="space-between" wrap="nowrap">
        <Button
          variant="default"
          size="md"
          disabled={step === 0}
          onClick={() => {
            setStep(step - 1);
          }}
        >
          Back
        </Button>
        <Button
          size="md"
          disabled={isEnd}
          onClick={() => {
            setStep(step + 1);
          }}
        >
          {step === 0 ? 'Start' : step >= shown.length ? 'Submit' : 'Next'}
        </Button>
      </Group>
    </div>
  );
}

function Introduction({ title, description, anonymous, minGroup }: Omit<PreviewedSurvey, 'questions'>) {
  return (
    <div>
      <Title order={2} className={classes.title}>
        {title.trim() === '' ? 'Untitled survey' : title}
      </Title>
      {description.trim() !== '' && <Text className={classes.description}>{description}</Text>}
      <div className={classes.privacy}>
        {anonymous
          ? `This survey is anonymous. Your name is not stored with your answers, and nobody sees results before ${minGroup === undefined ? 'enough' : String(minGroup)} people have answered.`
          : 'This survey is not anonymous. The people who run it can see each response.'}
      </div>
    </div>
  );
}

function answersOf(tried: ReadonlyMap<string, TriedAnswer>): ReadonlyMap<string, Pick<Answer, 'answer'>> {
  return new Map([...tried].map(([id, { value, notApplicable }]) => [id, { answer: notApplicable ? null : value }]));
}

interface QuestionFieldProps {
  question: Question;
  value: TriedAnswer;
  onChange: (value: TriedAnswer) => void;
  /** The question's number in the survey, left out in the builder's small preview. */
  number?: number;
}

/** A question as a respondent meets it. */
export function QuestionField({ question, value, onChange, number }: QuestionFieldProps) {
  const titleId = useId();
  const text = question.text.trim() === '' ? 'Your question stands here' : question.text;
  return (
    <div className={fieldClasses.question} role="group" aria-labelledby={titleId}>
      <div id={titleId} className={fieldClasses.text}>
        {number !== undefined && `${String(number)}. `}
        {text}
        {question.required && (
          <span className={fieldClasses.required} title="Required">
            {' *'}
          </span>
        )}
      </div>
      {question.helpText && <div className={fieldClasses.help}>{question.helpText}</div>}
      <AnswerControl question={question} value={value} onChange={onChange} labelledBy={titleId} />
      {question.allowNotApplicable && (
        <Checkbox
          label="Not applicable"
          checked={value.notApplicable}
          onChange={(event) => {
            onChange({ ...value, value: '', notApplicable: event.currentTarget.checked });
          }}
        />
      )}
      {question.allowComment && question.type !== 'text' && (
        <Textarea
          label="Comment"
          placeholder="Optional"
          autosize
          minRows={1}
          maxLength={SURVEY_LIMITS.answerText}
          value={value.comment}
          onChange={(event) => {
            onChange({ ...value, comment: event.currentTarget.value });
          }}
        />
      )}
    </div>
  );
}
