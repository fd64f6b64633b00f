import type { Company, CoreValuesBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';

interface Answer {
  coreValues: Company['coreValues'];
  revision: number;
}

export const saveCoreValues = (body: CoreValuesBody) => api.post<Answer>('/api/company/core-values', body);
