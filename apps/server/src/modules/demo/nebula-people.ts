import type { Role } from '@vela/domain/accounts';
import type { PersonPlan } from './company-plan.ts';

export const NEBULA_MAIL_DOMAIN = 'nebulaworks.example';
export const DEPARTMENTS = {
  P: 'People & Operations',
  E: 'Engineering',
  D: 'Product',
  S: 'Sales',
  M: 'Marketing',
  C: 'Customer Support',
} as const;

const ROLES_BY_LETTER: Record<string, Role> = { a: 'admin', m: 'manager', e: 'employee' };

/** Name | department | title | role | row of the manager | days since the hire | location. The first row signs in. */
const ROWS = `
Nova Reyes|P|Head of People|a|1|1460|New York
Idris Calder|P|Chief Executive Officer|a||2190|New York
Priya Raman|E|VP Engineering|m|1|1890|Boston
Tomas Lindqvist|D|Head of Product|m|1|1540|New York
Grace Adeyemi|S|Head of Sales|m|1|1230|Chicago
Leo Marchetti|M|Head of Marketing|m|1|1010|New York
Hana Sato|C|Head of Customer Support|m|1|1320|Austin
Owen Blake|E|Engineering Manager, Platform|m|2|1120|Boston
Ines Duarte|E|Engineering Manager, Apps|m|2|870|Remote
Marcus Boyd|E|Staff Engineer|e|7|1650|Boston
Yuki Tanaka|E|Senior Engineer|e|7|940|Remote
Farah Haddad|E|Senior Engineer|e|7|112|Boston
Dmitri Volkov|E|Site Reliability Engineer|e|7|610|Remote
Chloe Nguyen|E|Software Engineer|e|7|340|Boston
Samuel Osei|E|Software Engineer|e|7|75|Boston
Lena Fischer|E|Senior Engineer|e|8|1280|Remote
Arjun Mehta|P|IT Systems Administrator|e|0|510|New York
Rosa Delgado|E|Mobile Engineer|e|8|255|Remote
Jonas Weber|E|Software Engineer|e|8|210|New York
Amara Nwosu|E|QA Engineer|e|8|190|Boston
Kai Sorensen|E|Software Engineer|e|8|24|Remote
Elif Kaya|D|Senior Product Manager|e|3|830|New York
Ben Whitaker|D|Product Manager|e|3|460|Boston
Sofia Rinaldi|D|Product Designer|e|3|690|Remote
Malik Johnson|D|UX Researcher|e|3|430|New York
Zoe Laurent|D|Product Designer|e|3|720|Remote
Daniel Cho|S|Account Executive|e|4|980|Chicago
Maria Santos|S|Account Executive|e|4|560|Chicago
Patrick Doyle|S|Senior Account Executive|e|4|1190|New York
Nadia Petrova|S|Sales Development Rep|e|4|150|Chicago
Ethan Brooks|S|Sales Development Rep|e|4|47|Chicago
Olivia Grant|S|Solutions Engineer|e|4|640|New York
Ravi Shankar|S|Account Executive|e|4|300|Chicago
Camille Moreau|P|Business Operations Analyst|e|0|770|Remote
Jack Rowe|M|Content Lead|e|5|880|New York
Mina Park|M|Brand Designer|e|5|540|New York
Theo Andersson|M|Demand Generation Manager|e|5|365|Remote
Isla Murray|M|Event Manager|e|5|395|New York
Gabriel Costa|M|Product Marketing Manager|e|5|620|Remote
Aisha Rahman|C|Support Team Lead|m|6|960|Austin
Lucas Meyer|C|Support Specialist|e|39|480|Austin
Emily Carter|C|Support Specialist|e|39|350|Austin
Diego Alvarez|C|Support Specialist|e|39|225|Remote
Hannah Kim|C|Support Specialist|e|39|86|Austin
Viktor Novak|C|Technical Support Engineer|e|6|710|Austin
Sara Lindholm|C|Customer Success Manager|e|6|580|Remote
Noah Bennett|P|Finance Manager|e|0|1080|New York
Ruth Abara|P|People Partner|e|0|405|New York`;

/** The 48 people of Nebula Works. */
export const nebulaPeople = (): PersonPlan[] =>
  ROWS.trim()
    .split('\n')
    .map((row, index) => toPerson(row, index));

function toPerson(row: string, index: number): PersonPlan {
  const [name = '', department = '', jobTitle = '', role = '', manager = '', hired = '', location = ''] =
    row.split('|');
  const [firstName = '', ...rest] = name.split(' ');
  const lastName = rest.join(' ');
  return {
    firstName,
    lastName,
    email: index === 0 ? `demo@${NEBULA_MAIL_DOMAIN}` : mailAddress(firstName, lastName),
    role: ROLES_BY_LETTER[role] ?? 'employee',
    department: isDepartment(department) ? DEPARTMENTS[department] : DEPARTMENTS.P,
    jobTitle,
    location,
    manager: manager === '' ? null : Number(manager),
    hiredDaysAgo: Number(hired),
  };
}

const isDepartment = (letter: string): letter is keyof typeof DEPARTMENTS => letter in DEPARTMENTS;
const mailAddress = (firstName: string, lastName: string) =>
  `${firstName}.${lastName}@${NEBULA_MAIL_DOMAIN}`.toLowerCase().replaceAll(' ', '-');

/** No secret: the sign-in page fills it in. Everybody at Nebula Works has this password, to try the other roles. */
export const DEMO_SIGN_IN = { email: `demo@${NEBULA_MAIL_DOMAIN}`, password: 'nebula-works-demo' } as const;
