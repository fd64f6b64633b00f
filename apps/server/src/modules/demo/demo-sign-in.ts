import { NEBULA_MAIL_DOMAIN } from './nebula-people.ts';

/** No secret: the sign-in page fills it in. Everybody at Nebula Works has this password, to try the other roles. */
export const DEMO_SIGN_IN = { email: `demo@${NEBULA_MAIL_DOMAIN}`, password: 'nebula-works-demo' } as const;
