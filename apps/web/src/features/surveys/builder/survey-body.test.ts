import { describe, expect, it } from 'vitest';
import type { Question } from '@vela/domain/surveys';
import { EMPTY_FORM } from './survey-form.ts';
import { questionBody, surveyBody } from './survey-body.ts';

const choice: Question = {
  _id: '5b2a0c7e-7c55-4f86-9d6a-0a5b5a4b8f10',
  text: '  Where do you work?  ',
  type: 'multiple_choice',
  options: ['Office', '  ', ' Home '],
  required: true,
  category: 'culture',
  aiGenerated: false,
  ratingMax: 10,
  lowLabel: 'Low',
  allowMultiple: true,
  helpText: ' ',
};

describe('surveyBody', () => {
  it('drops blank options and trims texts', () => {
    expect(questionBody(choice)).toMatchObject({ text: 'Where do you work?', options: ['Office', 'Home'] });
    expect(questionBody(choice).helpText).toBeUndefined();
  });

  it('drops what the type of the question does not have', () => {
    expect(questionBody(choice)).toMatchObject({ ratingMax: undefined, lowLabel: undefined, allowMultiple: true });
    const rating = questionBody({ ...choice, type: 'rating' });
    expect(rating).toMatchObject({ options: [], ratingMax: 10, lowLabel: 'Low', allowMultiple: undefined });
  });

  it('sends a department only where it is the audience, and a custom survey where no type was picked', () => {
    const details = { ...EMPTY_FORM.details, title: ' Pulse ', department: 'Sales' };
    const body = surveyBody({ details, items: [] });
    expect(body).toMatchObject({ title: 'Pulse', department: '', type: 'custom' });
    const forSales = surveyBody({ details: { ...details, targetAudience: 'specific_department' }, items: [] });
    expect(forSales.department).toBe('Sales');
  });
});
