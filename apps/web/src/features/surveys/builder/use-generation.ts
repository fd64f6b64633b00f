import { useEffect, useRef, useState } from 'react';
import type { AiSource, GenerateSurveyBody } from '@vela/contract';
import { toastError, toastInfo, toastSuccess } from '../../../lib/toasts.tsx';
import { generateSurvey, type Cites, type GeneratedSurvey } from '../api/generate-survey.ts';
import { toastFailure } from '../toast-failure.ts';

/** One generation at a time, which can be cancelled; what came of a cancelled one is dropped. */
export function useGeneration(onGenerated: (generated: GeneratedSurvey) => void) {
  const running = useRef<AbortController | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [source, setSource] = useState<AiSource | null>(null);
  const [cites, setCites] = useState<Cites | null>(null);
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
