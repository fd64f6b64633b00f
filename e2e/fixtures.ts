import { test as base, type BrowserContextOptions, type Page } from '@playwright/test';
import { type Api, baseUrl, getDemoAccount, registerCompany, signInByApi, type TestCompany } from './api.ts';

export { expect } from '@playwright/test';

/** Nobody is signed in; a company is made when the test asks for one. */
export const test = base.extend<{ company: TestCompany }>({
  // Playwright reads from the first argument's pattern what a fixture needs: here nothing.
  company: async ({}, use) => use(await registerCompany()),
});

/** The browser is signed in as the admin of a fresh company. */
export const memberTest = test.extend({
  storageState: async ({ company }, use) => use(signedInAs(company.token)),
});

/** What a browser holds once somebody has signed in. */
const signedInAs = (token: string): BrowserContextOptions['storageState'] => ({
  cookies: [],
  origins: [{ origin: baseUrl(), localStorage: [{ name: 'token', value: token }] }],
});

/** The browser is signed in as somebody else from the next page on. */
export async function signInAs(page: Page, { token }: Api): Promise<void> {
  await page.addInitScript((kept) => {
    localStorage.setItem('token', kept);
  }, token);
}

/** Everybody at the demo company has the password that its sign-in shows. Nothing may be changed there: all journeys share it. */
export async function signInToDemo(page: Page, email: string): Promise<void> {
  const { password } = await getDemoAccount();
  await signInAs(page, await signInByApi({ email, password }));
}
