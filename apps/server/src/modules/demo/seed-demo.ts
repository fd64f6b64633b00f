import { localDay } from '@vela/domain/company';
import type { Deps } from '../../platform/deps.ts';
import { idFromKey, type Ids } from '../../platform/ids.ts';
import { hashPassword } from '../auth/index.ts';
import type { CompanyPlan } from './company-plan.ts';
import { companyExists, deleteCompany, lockDemo } from './demo-store.ts';
import { makeDemoCompany, DEMO_TIME_ZONE } from './make-demo-company.ts';
import { NEBULA_HANDBOOK } from './nebula-handbook.ts';
import { DEMO_SIGN_IN, NEBULA_MAIL_DOMAIN, nebulaPeople } from './nebula-people.ts';
import { nebulaSurveys } from './nebula-surveys.ts';

export const DEMO_COMPANY_ID = idFromKey('vela', 'demo company');

export const isDemoThere = (deps: Pick<Deps, 'db'>): Promise<boolean> =>
  deps.db.inDirectory((tx) => companyExists(tx, DEMO_COMPANY_ID));

/** Makes the demo company unless it is there. Of several processes that start at once one makes it. */
export async function seedDemo(deps: Deps): Promise<void> {
  if (!(await isDemoThere(deps))) await make(deps, { anew: false });
}

/** Throws away what was done in the demo company and makes it as on the first day, in one step. */
export async function resetDemo(deps: Deps): Promise<void> {
  await make(deps, { anew: true });
}

async function make(deps: Deps, { anew }: { anew: boolean }): Promise<void> {
  const passwordHash = await hashPassword(DEMO_SIGN_IN.password);
  await deps.db.inTenant(DEMO_COMPANY_ID, async (tx) => {
    await lockDemo(tx);
    if (anew) await deleteCompany(tx, DEMO_COMPANY_ID);
    else if (await companyExists(tx, DEMO_COMPANY_ID)) return;
    const plan = nebulaPlan(localDay(deps.clock.now(), DEMO_TIME_ZONE));
    const made = { plan, companyId: DEMO_COMPANY_ID, passwordHash };
    await makeDemoCompany(tx, { ...deps, ids: countedIds(deps.ids) }, made);
  });
}

/** The same ids every time, so that a link into the demo company outlives its reset. */
function countedIds(ids: Ids): Ids {
  let count = 0;
  return {
    newId: () => {
      count += 1;
      return idFromKey('vela demo', String(count));
    },
    newSecret: () => ids.newSecret(),
  };
}

/** The demo company with its year up to a day. */
const nebulaPlan = (today: string): CompanyPlan => ({
  name: 'Nebula Works',
  mailDomain: NEBULA_MAIL_DOMAIN,
  coreValues: [
    { value: 'Curiosity', description: 'We ask before we answer.', importance: 9 },
    { value: 'Candour', description: 'We say what we see, kindly.', importance: 8 },
    { value: 'Craft', description: 'We finish what we start, well.', importance: 8 },
    { value: 'Care', description: 'We look after each other and our customers.', importance: 10 },
  ],
  people: nebulaPeople(),
  surveys: nebulaSurveys(today),
  handbook: { ...NEBULA_HANDBOOK, uploadedDaysAgo: 200 },
  seed: 'nebula works',
  isDemo: true,
});
