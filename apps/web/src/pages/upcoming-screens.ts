export interface UpcomingScreen {
  title: string;
  purpose: string;
  /** What will stand there. */
  contents: readonly string[];
}

/** Screens whose address is registered while they are not built; the navigation does not link them. */
export const UPCOMING_SCREENS = {
  reviews: {
    title: 'Employee Reviews',
    purpose: 'Peer, manager, self and 360 reviews.',
    contents: [
      'My reviews with due dates and drafts that are kept',
      'Completed reviews, review cycles and their progress',
      'Review analytics and notifications',
    ],
  },
  calendar: {
    title: 'Calendar',
    purpose: 'Meetings worth asking about.',
    contents: [
      'Connect a calendar (Google, Microsoft, CalDAV or an ICS address)',
      'Milestones and high-interest events, found by AI and corrected by you',
      'Questions from the slide decks of all-hands meetings',
    ],
  },
  slack: {
    title: 'Slack',
    purpose: 'Surveys where your people already talk.',
    contents: [
      'Connect your workspace',
      'Invitations, reminders and results as messages',
      'Answer surveys and give kudos without leaving Slack',
    ],
  },
  notifications: {
    title: 'Notifications',
    purpose: 'What happened, and how you hear of it.',
    contents: [
      'Recent notifications with a mark-read button',
      'Preferences for email, push and survey reminders',
      'Test notifications that really are sent',
    ],
  },
  gamification: {
    title: 'Gamification',
    purpose: 'Points, levels and achievements.',
    contents: ['The alien ladder and your level', 'Points, leaderboard and achievements'],
  },
  rewards: {
    title: 'Rewards',
    purpose: 'What your points are worth.',
    contents: ['Your balance and the entries behind it', 'Rewards to redeem and gift cards to cash out'],
  },
  careerProgress: {
    title: 'Career Progress',
    purpose: 'The way to the next level.',
    contents: ['The career ladder with what each level asks for', 'The progress of your team'],
  },
  reviewSettings: {
    title: 'Review Settings',
    purpose: 'How reviews are asked for and rewarded.',
    contents: ['Frequency, points and promotion rules', 'Reminders, review types and minimum lengths'],
  },
} as const satisfies Record<string, UpcomingScreen>;
