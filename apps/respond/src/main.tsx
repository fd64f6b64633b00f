import { hydrateRoot } from 'react-dom/client';
import { openDeviceStore } from './answers/device-store.ts';
import { randomValue } from './answers/kept-answers.ts';
import { createInvitationCalls } from './invitation/invitation-calls.ts';
import { readLinkSecret } from './invitation/link-secret.ts';
import type { PageData } from './page-data.ts';
import { readEarlyAnswer, RespondentPage } from './respondent-page.tsx';
import { createSurveyCalls } from './sending/survey-calls.ts';
import { createWakeableWait } from './sending/submit-until-settled.ts';
import { PageSession } from './session/page-session.ts';
import './page.css';

const root = document.getElementById('root');
const written = document.getElementById('page-data');
if (!root || !written) throw new Error('The page lacks what the server writes into it');

// Safe: the server wrote it from the same type.
const data = JSON.parse(written.textContent ?? '') as PageData;
const session = new PageSession(data, {
  openStore: openDeviceStore,
  calls: createSurveyCalls(data.surveyId),
  waiting: createWakeableWait(),
  nowMs: () => Date.now(),
  random: () => Math.random(),
  randomValue,
  linkSecret: readLinkSecret(window.location.hash),
  isSecureContext: window.isSecureContext && 'subtle' in window.crypto,
  invitationCalls: createInvitationCalls(data.surveyId),
  loadBlindSignatures: () => import('./invitation/blind-signature.ts'),
});
const takeOver = (page: HTMLElement) => void session.start(readEarlyAnswer(page, data));
hydrateRoot(root, <RespondentPage data={data} session={session} onTakenOver={takeOver} />);
