import type { PublicQuestion } from '@vela/contract';
import { valueRange } from '@vela/domain/surveys';
import { useEffect, useRef } from 'react';
import { withValues, type Draft } from '../answers/drafts.ts';
import { numberKeyValue } from '../answers/number-key.ts';

interface Options {
  question: PublicQuestion | undefined;
  draft: Draft | undefined;
  answer: (draft: Draft) => void;
  next: (() => Promise<void>) | undefined;
}

/** Number keys choose on a scale, and Enter goes on, wherever the focus is: for people who answer without a mouse. */
export function useAnswerKeys({ question, draft, answer, next }: Options): void {
  const previousKey = useRef<string | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const range = question && valueRange(question);
      const value = range ? numberKeyValue(event.key, previousKey.current, range) : null;
      previousKey.current = event.key;
      if (value !== null && draft) answer(withValues(draft, [value]));
      // On a control, Enter has a meaning of its own, and in a form's fields it goes on already.
      if (event.key === 'Enter' && !isControl(event.target)) void next?.();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('a, button, input, textarea, summary') !== null;
