import { endpoints, type Endpoint } from '@vela/contract';

/** Every call of the contract with a name for test titles, so that a new one is tested from its first day. */
export const describedCalls: [string, Endpoint][] = Object.values<Endpoint>(endpoints).map((endpoint) => [
  `${endpoint.method} ${endpoint.path}`,
  endpoint,
]);

/** The call's address with its parameters filled in. */
export const addressOf = (endpoint: Endpoint, parameter: string): string =>
  endpoint.path.replace(/\{\w+\}/g, encodeURIComponent(parameter));
