import { expect } from '@playwright/test';
import type { Api } from './api.ts';

/** The link in the newest mail to an address: mails are written after the answer to what caused them. */
export async function mailedLink(api: Api, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const mail = (await api.listMails()).find(({ to }) => to === email);
      link = /https?:\/\/\S+#\S+/.exec(mail?.body ?? '')?.[0] ?? '';
      return link;
    }, `a mail with a link to ${email}`)
    .not.toBe('');
  return link;
}
