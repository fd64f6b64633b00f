import { authModule } from './modules/auth/index.ts';
import type { ServerModule } from './platform/module.ts';

/** Every product area, visibly. */
export const modules: ServerModule[] = [authModule];
