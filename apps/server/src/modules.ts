import { authModule } from './modules/auth/index.ts';
import { surveysModule } from './modules/surveys/index.ts';
import type { ServerModule } from './platform/module.ts';

/** Every product area, visibly. */
export const modules: ServerModule[] = [authModule, surveysModule];
