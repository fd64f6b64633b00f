import { z } from 'zod';

/** What kind of fact it is: what it tells, and what it is about. */
interface Fact<Payload> {
  payload: z.ZodType<Payload>;
  /** Facts of one subject are handled in their order. */
  subject: (payload: Payload) => string;
}

const fact = <Payload>(payload: z.ZodType<Payload>, subject: (payload: Payload) => string): Fact<Payload> => ({
  payload,
  subject,
});
const ofSurvey = fact(z.object({ surveyId: z.uuid() }), ({ surveyId }) => `survey ${surveyId}`);

/** Facts that areas may react to. Never one per anonymous response: its time would tell who answered. */
export const eventTypes = {
  'survey.launched': ofSurvey,
  'survey.closed': ofSurvey,
  'survey.reopened': ofSurvey,
  'company.registered': fact(z.object({ memberId: z.uuid() }), () => 'company'),
};

export type EventType = keyof typeof eventTypes;
export type EventPayload<T extends EventType> = z.output<(typeof eventTypes)[T]['payload']>;

/** The kind of facts of a type, whose payload is that type's. */
export const factOf = <T extends EventType>(type: T): Fact<EventPayload<T>> =>
  // Safe: it is the type's own, which TypeScript can't tell of a type that is not known yet.
  eventTypes[type] as unknown as Fact<EventPayload<T>>;
