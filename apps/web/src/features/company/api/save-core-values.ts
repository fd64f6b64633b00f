import type { CoreValuesBody } from '@vela/contract';
import { api } from '../../../lib/api-client.ts';

export const saveCoreValues = (body: CoreValuesBody) => api.call('saveCoreValues', { body });
