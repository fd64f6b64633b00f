import type { ServerModule } from '../../platform/module.ts';
import { notificationsRoutes } from './notifications-routes.ts';
import { withoutToken } from './outgoing-mail-presenter.ts';
import { deleteMailsTo, listMailsTo } from './outgoing-mails-store.ts';

export const notificationsModule: ServerModule = {
  name: 'notifications',
  routes: notificationsRoutes,
  personalData: {
    // Mails know addresses, not members.
    columns: {},
    erase: deleteMailsTo,
    collect: async (tx, person) => ({ mails: (await listMailsTo(tx, person)).map(withoutToken) }),
  },
};
