import { questionBody, surveyBody } from './survey-body.ts';
import type { FormItem, SurveyDetails, SurveyForm } from './survey-form.ts';

export interface ThreeForms {
  /** What both started from. */
  base: SurveyForm;
  mine: SurveyForm;
  theirs: SurveyForm;
}

/**
 * My changes on top of somebody else's: what I did not touch stays theirs, what both touched becomes mine, what they
 * added stays, and what they removed comes back only if I changed it.
 */
export function reapplyEdits({ base, mine, theirs }: ThreeForms): SurveyForm {
  const details = { ...theirs.details, ...changedDetails(base.details, mine.details) };
  const baseById = byId(base);
  const theirsById = byId(theirs);
  const items = mine.items.flatMap((item) => {
    const before = baseById.get(item.question._id);
    const other = theirsById.get(item.question._id);
    if (!before || !isSameItem(before, item)) return [item];
    return other ? [other] : [];
  });
  const mineById = byId(mine);
  for (const [index, item] of theirs.items.entries()) {
    if (mineById.has(item.question._id) || baseById.has(item.question._id)) continue;
    const neighbour = theirs.items[index - 1]?.question._id;
    items.splice(items.findIndex(({ question }) => question._id === neighbour) + 1, 0, item);
  }
  return { details, items };
}

/** Whether saving the two forms would send the same. */
export const isSameForm = (left: SurveyForm, right: SurveyForm): boolean =>
  JSON.stringify(surveyBody(left)) === JSON.stringify(surveyBody(right));

const isSameItem = (left: FormItem, right: FormItem): boolean =>
  JSON.stringify(questionBody(left.question)) === JSON.stringify(questionBody(right.question));

const byId = (form: SurveyForm): Map<string, FormItem> => new Map(form.items.map((item) => [item.question._id, item]));

function changedDetails(base: SurveyDetails, mine: SurveyDetails): Partial<SurveyDetails> {
  // Safe: both forms have the same fields.
  const changed = Object.entries(mine).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(base[field as keyof SurveyDetails]),
  );
  // Safe: the entries are a selection of those of a SurveyDetails.
  return Object.fromEntries(changed);
}
