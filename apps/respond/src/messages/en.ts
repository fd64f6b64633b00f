/** One text for each plural category that the language has; "other" is the one that always exists. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The page's own texts in one language. Every table has to have every key. */
export type Messages = { [Key in keyof typeof en]: (typeof en)[Key] extends string ? string : PluralForms };
type KeysOf<Kind> = { [Key in keyof Messages]: Messages[Key] extends Kind ? Key : never }[keyof Messages];
export type TextKey = KeysOf<string>;
export type PluralKey = KeysOf<PluralForms>;

/** English is complete by definition: the other tables have to match its keys. `{name}` marks what is filled in. */
export const en = {
  language: 'Language',
  questionCount: { one: '{n} question', other: '{n} questions' },
  questionCountUpTo: { one: 'Up to {n} question', other: 'Up to {n} questions' },
  minutes: { one: 'about {n} minute', other: 'about {n} minutes' },
  noScript: 'Please turn on JavaScript to answer: this page needs it to keep your answers until they have arrived.',

  whoSeesWhat: 'Who will see what',
  anonymousTitle: 'Your answers are anonymous',
  anonymousStored:
    'Nothing that says who you are is stored with them: no account, no name, no network address, no time of day.',
  anonymousThreshold: {
    one: '{company} sees results once at least {n} person has answered. Below that, nobody sees anything.',
    other: '{company} sees results once at least {n} people have answered. Below that, nobody sees anything.',
  },
  anonymousWords: 'What you write is shown in your own words, so leave out what would give you away.',
  verifiedTitle: 'Your answers are anonymous, and you can check it',
  verifiedLink:
    'Your link proves only that you were invited. Your answers travel apart from it, with a token that cannot be traced to you, not even by somebody who has the whole database.',
  plainWarning:
    'This page was not opened by a secure address (https), so your browser cannot make the token that proves your anonymity. Your answers are still stored without your name, but for that you have to trust the server. Ask for a link that begins with https if you want proof.',
  attributedLink: 'Your personal link says who you are: your answers will carry your name.',
  attributedLinkNamed: 'This is the personal link of {name}: your answers will carry this name.',

  howTitle: 'How this works',
  howLink:
    'Your link stays in your browser. What stands behind the # is sent to check your invitation and to ask for a token, and never with your answers.',
  howEnvelope:
    'Your browser makes a random number, puts it into a sealed envelope and asks the server to stamp it. The server sees that you were invited and stamps the envelope without seeing the number.',
  howOpen:
    'Your browser takes the number out. The stamp is now on the number: it proves an invitation, and nobody has ever seen it beside your name.',
  howSend:
    'Your answers go out with the stamped number, without link, sign-in or cookie. The server checks the stamp and that the number is new, so that nobody answers twice.',
  howKey:
    'Everybody in this survey gets a stamp of the same key. Compare its fingerprint with a colleague: if it is the same, stamps cannot tell you apart.',
  howLimits:
    'What this cannot hide: what you write about yourself, and, from somebody who watches your connection, that you sent something at that moment.',
  howStandard: 'The method is a published standard: RFC 9474, RSA blind signatures.',
  fingerprint: 'Fingerprint of the key',
  fingerprintLoading: 'Loading the key …',
  fingerprintMissing: 'The published key could not be loaded. Nothing is sent before it has been checked.',

  leavesTitle: 'What leaves my device',
  leavesNothing:
    'No answer has left this device so far. This will be sent, with line breaks for reading; the seconds are those until now.',
  leavesSent: 'This was sent, with line breaks for reading. It is shown until you close this page.',
  leavesAlong:
    'Along with it goes a random number (Idempotency-Key), so that a repeat counts once. No cookie, no sign-in and nothing of your link.',
  leavesAlongPlain:
    'Along with it goes a random number (Idempotency-Key), so that a repeat counts once. No cookie and no sign-in. Your link goes with it, to show that you were invited, and is not stored with your answers.',
  leavesAlongOpen:
    'Along with it goes a random number (Idempotency-Key), so that a repeat counts once. No cookie and no sign-in.',
  leavesWhole: 'Your answers count for the survey as a whole: no department, time of service or place goes with them.',
  leavesGroup: 'Your answers count for a group that at least {n} invited people share:',
  leavesDepartment: 'Department',
  leavesTenure: 'Time in the company',
  leavesLocation: 'Place',
  tenureUnder1: 'less than 1 year',
  tenure1To3: '1 to 3 years',
  tenure3To6: '3 to 6 years',
  tenureOver6: '6 years and more',
  leavesTokenLater:
    'The token, and the group that your answers count for, are added when you send. You can have the token made now and look at everything before; from then on only this device can answer.',
  makeToken: 'Make my token now',
  makingToken: 'Making the token …',
  tokenOffline: 'The server could not be reached. Please try again.',
  tokenReady: 'Your token is ready and kept on this device.',

  attributedTitle: 'This survey is not anonymous',
  attributedReaders: 'Those who run it at {company} can read each response on its own, with the time it was sent.',
  attributedMaybe: 'If you are signed in to Vela on this device, your answers carry your name.',
  attributedNamed: 'You are signed in as {name}: your answers will carry your name.',
  attributedSignedIn: 'You are signed in on this device: your answers will carry your name.',
  attributedNameless: 'You are not signed in on this device, so no name is attached to your answers.',

  progress: 'Question {n} of {total}',
  required: 'Required',
  optional: 'Optional',
  back: 'Back',
  next: 'Next',
  send: 'Send answers',
  saved: 'Saved on this device',
  notSaved: 'This browser cannot keep your answers. Please don’t close the page before you have sent them.',
  keysHint: 'Number keys choose, Enter goes on',

  yes: 'Yes',
  no: 'No',
  scale1: 'Strongly disagree',
  scale2: 'Disagree',
  scale3: 'Neutral',
  scale4: 'Agree',
  scale5: 'Strongly agree',
  enpsLow: 'Not at all likely',
  enpsHigh: 'Extremely likely',
  chooseOne: 'Choose one',
  chooseSeveral: 'Choose all that apply',
  other: 'Other',
  otherWords: 'In your own words',
  notApplicable: 'Not applicable',
  comment: 'Comment',
  clear: 'Clear answer',
  counter: '{n} of {max} characters',

  errorRequired: 'Please answer this question.',
  errorOther: 'Please say what “Other” stands for.',
  errorComment: 'Please answer the question that you commented on, or remove the comment.',
  errorTooLong: 'Please use at most {max} characters.',
  errorCheck: 'Please check this answer.',

  sendingTitle: 'Sending your answers',
  sendingText: 'One moment …',
  waitingTitle: 'Saved on this device, will be sent when you are back online',
  waitingText: 'Leave this page open and it keeps trying. If you close it, open the link again later on this device.',
  busyTitle: 'Saved on this device, will be sent shortly',
  busyText: 'The server is busy. Leave this page open and it keeps trying.',
  tryNow: 'Try now',

  doneTitle: 'Thank you',
  doneText: 'Your answers have arrived.',
  doneErased: 'They have been erased from this device.',
  doneClose: 'You can close this page.',
  again: 'Answer once more',
  arrivedTitle: 'Your answers had already arrived',
  arrivedText: 'They count once, as you first sent them.',
  alreadyTitle: 'You have already answered',
  alreadyText: 'This survey takes one response from each person and device. Thank you for taking part.',

  linkNeededTitle: 'You need your personal link',
  linkNeededText:
    'Only invited people can answer this survey. Open the link in your invitation mail, or sign in to Vela and open it under “Surveys for you”. If you got no invitation, ask whoever runs the survey.',
  openVela: 'Open Vela',
  linkUnknownTitle: 'This link is not valid',
  linkUnknownText:
    'It may be cut off, or belong to another survey. Open it again from your invitation mail or under “Surveys for you” in Vela.',
  linkUsedTitle: 'This link has already been used',
  linkUsedText:
    'Each link counts once, and a token was already handed out for yours. If you began on another device or in another browser, finish there. If that was not you, tell whoever runs the survey.',
  keyMismatchTitle: 'Your answers have not left this device',
  keyMismatchText:
    'The key that signs the tokens is not the one that is published for this survey. With a key of your own you could be told apart, so nothing was sent. Please tell whoever runs the survey.',
  tokenRefusedTitle: 'Your token was not accepted',
  tokenRefusedText:
    'The server did not take the token of your answers. They were not counted. Please tell whoever runs the survey.',

  closedTitle: 'This survey has closed',
  closedText: 'It takes no more answers.',
  notOpenTitle: 'This survey is not open yet',
  notOpenText: 'Please come back later, or ask whoever sent you the link when it opens.',
  unknownTitle: 'We can’t find this survey',
  unknownText:
    'The link may be incomplete or mistyped, or the survey no longer exists. Please check the link you were given.',
  troubleTitle: 'Something went wrong on our side',
  troubleText: 'Please try again in a moment.',
  tryAgain: 'Try again',
  refusedTitle: 'Your answers could not be sent',
  refusedText: 'They are still on this device. Please try again.',
  keptTitle: 'Your answers were not sent',
  keptText: 'They are still on this device, so you can copy them.',
  copy: 'Copy my answers',
  copied: 'Copied',
  erase: 'Erase them from this device',
  erased: 'Your answers have been erased from this device.',
};
