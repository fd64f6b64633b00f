import { ROLES } from '@vela/domain/accounts';
import { EMPLOYMENT_YEARS, PEOPLE_MESSAGES, PERSON_LIMITS, SHOWN_STATUSES } from '@vela/domain/people';
import { z } from 'zod';
import { CALLS } from './calls.ts';
import { endpoint } from './endpoint.ts';
import {
  dateSchema,
  doneSchema,
  emailSchema,
  idParamsSchema,
  idSchema,
  lineSchema,
  ordinalSchema,
  requiredTextSchema,
  textSchema,
  timeSchema,
} from './primitives.ts';

/** The same days that a list which is imported may have. */
const employmentDaySchema = dateSchema.refine((day) => {
  const year = Number(day.slice(0, 4));
  return year >= EMPLOYMENT_YEARS.first && year <= EMPLOYMENT_YEARS.last;
}, PEOPLE_MESSAGES.employmentYears);

const refSchema = z.object({ id: z.string(), name: z.string() });

export const INVITATION_STATES = ['none', 'pending', 'expired', 'revoked', 'accepted'] as const;

export const personSchema = z.object({
  id: z.string(),
  /** First and last name; the email address of somebody who has not said a name yet. */
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(SHOWN_STATUSES),
  jobTitle: z.string(),
  location: z.string(),
  department: refSchema.nullable(),
  manager: refSchema.nullable(),
  /** How many report to this person directly. */
  directReports: z.number(),
  hireDate: z.string().nullable(),
  leaveDate: z.string().nullable(),
  onLeaveFrom: z.string().nullable(),
  onLeaveTo: z.string().nullable(),
  /** The latest one; `none` when nobody has been sent a link. */
  invitation: z.object({ state: z.enum(INVITATION_STATES), expiresAt: timeSchema.nullable() }),
  erased: z.boolean(),
  revision: z.number(),
});
export type Person = z.infer<typeof personSchema>;

/** Whoever has not joined: holding no link that works, or a live one. */
export const INVITATION_FILTERS = ['waiting', 'pending'] as const;

export const PEOPLE_SORTS = ['name', 'email', 'department', 'jobTitle', 'role', 'hireDate'] as const;
export const peopleQuerySchema = z.object({
  /** Part of a name, an email address or a job title. */
  q: textSchema(200).optional(),
  /** Without one: everybody but the deactivated and the erased. */
  status: z.enum([...SHOWN_STATUSES, 'all']).optional(),
  invitation: z.enum(INVITATION_FILTERS).optional(),
  role: z.enum(ROLES).optional(),
  /** `none`: people without a department. */
  departmentId: z.union([idSchema, z.literal('none')]).optional(),
  managerId: z.union([idSchema, z.literal('none')]).optional(),
  sort: z.enum(PEOPLE_SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
  limit: z.coerce.number().int().min(1).max(200).default(50),
  cursor: textSchema(2000).optional(),
});
export type PeopleQuery = z.input<typeof peopleQuerySchema>;

const personFields = z.object({
  firstName: lineSchema(PERSON_LIMITS.name),
  lastName: lineSchema(PERSON_LIMITS.name),
  email: emailSchema,
  jobTitle: lineSchema(PERSON_LIMITS.jobTitle).default(''),
  location: lineSchema(PERSON_LIMITS.location).default(''),
  departmentId: idSchema.nullable().default(null),
  managerId: idSchema.nullable().default(null),
  hireDate: employmentDaySchema.nullable().default(null),
  leaveDate: employmentDaySchema.nullable().default(null),
});
export const roleSchema = z.enum(ROLES, 'Please choose a role');

export const newPersonBodySchema = personFields.extend({
  role: roleSchema,
  /** Whether a link to join is mailed at once. */
  invite: z.boolean().default(true),
});
export type NewPersonBody = z.input<typeof newPersonBodySchema>;

export const personBodySchema = personFields.extend({ revision: ordinalSchema() });
export type PersonBody = z.input<typeof personBodySchema>;

export const orgChartNodeSchema = z.object({
  id: z.string(),
  name: z.string(),
  jobTitle: z.string(),
  department: z.string().nullable(),
  status: z.enum(SHOWN_STATUSES),
  directReports: z.number(),
  /** Everybody below, at any depth. */
  totalReports: z.number(),
});
export type OrgChartNode = z.infer<typeof orgChartNodeSchema>;

export const departmentSchema = z.object({ id: z.string(), name: z.string(), memberCount: z.number() });
export type Department = z.infer<typeof departmentSchema>;
const departmentBodySchema = z.object({
  name: requiredTextSchema(PERSON_LIMITS.department, 'The department needs a name'),
});

const tag = 'people';
const personAnswer = { 200: z.object({ person: personSchema }) };
const write = { tag, access: 'member', permission: 'people.write' } as const;
const read = { tag, access: 'member', permission: 'people.read' } as const;

export const peopleEndpoints = {
  listPeople: endpoint({
    ...CALLS.listPeople,
    ...read,
    summary: 'People of the company, searched, filtered and sorted',
    query: peopleQuerySchema,
    responses: {
      200: z.object({ people: z.array(personSchema), total: z.number(), nextCursor: z.string().nullable() }),
    },
  }),
  getPerson: endpoint({
    ...CALLS.getPerson,
    ...read,
    summary: 'One person',
    params: idParamsSchema,
    responses: personAnswer,
  }),
  getOrgChart: endpoint({
    ...CALLS.getOrgChart,
    ...read,
    summary: 'Who reports to a person; without one: who reports to nobody',
    query: z.object({ managerId: idSchema.optional() }),
    responses: {
      200: z.object({
        /** Those with reports first (first 500 of the level). */
        people: z.array(orgChartNodeSchema),
        /** How many are on this level. */
        total: z.number(),
      }),
    },
  }),
  addPerson: endpoint({
    ...CALLS.addPerson,
    ...write,
    summary: 'Adds somebody, with or without a mailed invitation',
    body: newPersonBodySchema,
    responses: { 201: z.object({ person: personSchema }) },
  }),
  updatePerson: endpoint({
    ...CALLS.updatePerson,
    ...write,
    summary: 'Saves the fields of a person; 409 names what somebody else has changed since `revision`',
    params: idParamsSchema,
    body: personBodySchema,
    responses: personAnswer,
  }),
  changeRole: endpoint({
    ...CALLS.changeRole,
    ...write,
    summary: 'Gives somebody another role; the last admin keeps it',
    params: idParamsSchema,
    body: z.object({ role: roleSchema }),
    responses: personAnswer,
  }),
  setLeave: endpoint({
    ...CALLS.setLeave,
    ...write,
    summary: 'Says from when to when somebody is on leave; nulls take it back',
    params: idParamsSchema,
    body: z.object({ onLeaveFrom: employmentDaySchema.nullable(), onLeaveTo: employmentDaySchema.nullable() }),
    responses: personAnswer,
  }),
  deactivatePerson: endpoint({
    ...CALLS.deactivatePerson,
    ...write,
    summary: 'Ends access and sessions; reports move to the given manager or to the one above',
    params: idParamsSchema,
    body: z.object({ reportsTo: idSchema.nullable().optional() }),
    responses: personAnswer,
  }),
  reactivatePerson: endpoint({
    ...CALLS.reactivatePerson,
    ...write,
    summary: 'Gives access back',
    params: idParamsSchema,
    responses: personAnswer,
  }),
  erasePerson: endpoint({
    ...CALLS.erasePerson,
    ...write,
    summary: 'Removes all personal data of somebody for good; aggregates stay',
    params: idParamsSchema,
    body: z.object({ confirmEmail: textSchema(PERSON_LIMITS.email) }),
    responses: { 200: doneSchema },
  }),
  exportPersonalData: endpoint({
    ...CALLS.exportPersonalData,
    tag,
    access: 'member',
    permission: 'personal-data.read',
    summary: 'All that is kept about a person: oneself, or anybody for admins',
    params: idParamsSchema,
    produces: 'application/json',
    responses: { 200: z.unknown() },
  }),
  exportPeople: endpoint({
    ...CALLS.exportPeople,
    ...write,
    summary: 'Everybody as CSV, in the form that the import reads',
    produces: 'text/csv',
    responses: { 200: z.unknown() },
  }),
};

export const departmentEndpoints = {
  listDepartments: endpoint({
    ...CALLS.listDepartments,
    tag,
    access: 'member',
    permission: 'departments.read',
    summary: 'Departments by name, with the people who are at work in them today',
    responses: { 200: z.object({ departments: z.array(departmentSchema) }) },
  }),
  addDepartment: endpoint({
    ...CALLS.addDepartment,
    ...write,
    summary: 'Adds a department',
    body: departmentBodySchema,
    responses: { 201: z.object({ department: departmentSchema }) },
  }),
  renameDepartment: endpoint({
    ...CALLS.renameDepartment,
    ...write,
    summary: 'Renames a department, also in the surveys that are still being made for it',
    params: idParamsSchema,
    body: departmentBodySchema,
    responses: { 200: z.object({ department: departmentSchema }) },
  }),
  deleteDepartment: endpoint({
    ...CALLS.deleteDepartment,
    ...write,
    summary: 'Removes a department; its people move to another one or to none',
    params: idParamsSchema,
    query: z.object({ moveTo: idSchema.optional() }),
    responses: { 200: doneSchema },
  }),
};
