import type { Locator, Page } from '@playwright/test';

/** The screens that make and edit a survey: the same form on both. */
export class SurveyBuilderPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async openNew() {
    await this.page.goto('/surveys/create');
  }

  async openEdit(id: string) {
    await this.page.goto(`/surveys/${id}/edit`);
  }

  async chooseType(label: string) {
    await this.page.getByRole('radio', { name: label }).check();
  }

  async chooseAccess(label: 'Anyone with the link' | 'Invited people only') {
    await this.page.getByRole('radio', { name: label }).check();
  }

  /** What results will show, by one way of telling people apart. */
  forecast(title: 'By department' | 'By time in the company' | 'By location'): Locator {
    return this.page.getByRole('list', { name: title });
  }

  get anonymous() {
    return this.page.getByRole('switch', { name: 'Anonymous' });
  }

  get multipleResponses() {
    return this.page.getByRole('switch', { name: 'Allow multiple responses' });
  }

  get title() {
    return this.page.getByRole('textbox', { name: 'Title', exact: true });
  }

  get description() {
    return this.page.getByRole('textbox', { name: 'Description' });
  }

  get addQuestion() {
    return this.page.getByRole('button', { name: 'Add Question' });
  }

  card(number: number): Locator {
    return this.page.getByRole('listitem', { name: `Question ${number}`, exact: true });
  }

  get cards(): Locator {
    return this.page.getByRole('listitem', { name: /^Question \d+$/ });
  }

  /** The fields below are those of the question that is open for editing. */
  get questionText() {
    return this.page.getByRole('textbox', { name: 'Question', exact: true });
  }

  get questionType() {
    return this.page.getByRole('combobox', { name: 'Type', exact: true });
  }

  get done() {
    return this.page.getByRole('button', { name: 'Done', exact: true });
  }

  option(number: number): Locator {
    return this.page.getByRole('textbox', { name: `Option ${number}`, exact: true });
  }

  async addRating(text: string) {
    await this.addQuestion.click();
    await this.questionText.fill(text);
    await this.done.click();
  }

  async addChoice(text: string, options: readonly string[]) {
    await this.addQuestion.click();
    await this.questionText.fill(text);
    await this.questionType.selectOption({ label: 'Multiple choice' });
    for (const [index, option] of options.entries()) {
      if (index > 1) await this.page.getByRole('button', { name: 'Add option' }).click();
      await this.option(index + 1).fill(option);
    }
    await this.done.click();
  }

  async generate() {
    await this.page.getByRole('button', { name: 'Generate with AI' }).click();
  }

  get aiPanel() {
    return this.page.getByRole('region', { name: 'AI generation' });
  }

  async save() {
    await this.page.getByRole('button', { name: 'Save Changes' }).click();
  }

  async saveDraft() {
    await this.page.getByRole('button', { name: 'Save Draft' }).click();
  }
}
