import type { Deps } from '../../platform/deps.ts';
import type { Mail } from '../../platform/mail-store.ts';

export interface PersonalLinkMail {
  companyId: string;
  companyName: string;
  survey: { title: string; anonymous: boolean };
  to: { firstName: string; email: string };
  /** From the origin on. */
  link: string;
}

const WHO_SEES_IT = {
  anonymous: 'Your answers are anonymous. The page explains who sees what, and how you can check it.',
  attributed: 'Your name goes with your answers. The page explains who sees what.',
} as const;

export function personalLinkMail(deps: Pick<Deps, 'publicUrl'>, mail: PersonalLinkMail): Mail {
  const { survey, to } = mail;
  return {
    companyId: mail.companyId,
    to: to.email,
    subject: `${mail.companyName} asks for your answers: ${survey.title}`,
    body: [
      to.firstName ? `Hello ${to.firstName},` : 'Hello,',
      `you are invited to the survey “${survey.title}” of ${mail.companyName}. To answer, open this link:`,
      `${deps.publicUrl()}${mail.link}`,
      WHO_SEES_IT[survey.anonymous ? 'anonymous' : 'attributed'],
      'The link is yours alone and works for one response. Please do not pass it on: whoever has it answers in your place.',
    ].join('\n\n'),
  };
}
