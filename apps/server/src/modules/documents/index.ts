import type { ServerModule } from '../../platform/module.ts';
import { documentJob } from './document-job.ts';
import { documentsRoutes } from './documents-routes.ts';
import { documentAuditSubjects } from './documents-store.ts';
import { removeLeftFolders } from './temporary-folder.ts';

export const documentsModule: ServerModule = {
  name: 'documents',
  routes: documentsRoutes,
  jobs: [documentJob],
  personalData: {
    columns: {
      'documents.uploaded_by': {
        erasing: { keeps: 'The handbook is the company’s.' },
        download: { omits: 'What one uploaded stands in the log.' },
      },
    },
  },
  auditSubjects: documentAuditSubjects,
  start: async () => {
    await removeLeftFolders();
    return undefined;
  },
};

export { addHandbook } from './add-handbook.ts';
export { getHandbookState } from './get-handbook.ts';
export { findHandbookSections, listHandbookTopics, type HandbookPassage } from './handbook-topics.ts';
