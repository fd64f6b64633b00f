import type { ServerModule } from './platform/module.ts';

/** Every product area, visibly. */
export const modules: ServerModule[] = [];
