import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { surveySummarySchema } from './surveys.ts';

export const dashboardSchema = z.object({
  stats: z.object({ totalSurveys: z.number(), totalResponses: z.number() }),
  recentSurveys: z.array(surveySummarySchema),
});
export type Dashboard = z.infer<typeof dashboardSchema>;

export const companyEndpoints = {
  getDashboard: endpoint({
    method: 'GET',
    path: '/api/company/dashboard',
    tag: 'company',
    access: 'member',
    permission: 'dashboard.read',
    summary: 'Counts and recent surveys, as far as the user may see them',
    responses: { 200: z.object({ dashboard: dashboardSchema, responseTrends: z.record(z.string(), z.number()) }) },
  }),
  listDepartments: endpoint({
    method: 'GET',
    path: '/api/company/departments',
    tag: 'company',
    access: 'member',
    permission: 'departments.read',
    summary: 'Departments with their head counts',
    responses: { 200: z.object({ departments: z.array(z.object({ name: z.string(), memberCount: z.number() })) }) },
  }),
};
