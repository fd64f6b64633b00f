/** Where people have private addresses: such a domain says nothing about the company. */
const PUBLIC_MAIL_PROVIDERS = new Set(
  `126.com 163.com aol.com att.net bk.ru bol.com.br bluewin.ch btinternet.com comcast.net cox.net daum.net duck.com
  email.com fastmail.com fastmail.fm foxmail.com free.fr freenet.de gmail.com gmx.at gmx.ch gmx.com gmx.de gmx.net
  googlemail.com hanmail.net hey.com hotmail.co.uk hotmail.com hotmail.de hotmail.es hotmail.fr hotmail.it icloud.com
  inbox.lv inbox.ru interia.pl laposte.net libero.it list.ru live.co.uk live.com live.de live.fr live.nl mac.com mail.com
  mail.de mail.ru mailbox.org me.com msn.com naver.com o2.pl onet.pl orange.fr outlook.com outlook.de outlook.es
  outlook.fr posteo.de proton.me protonmail.ch protonmail.com qq.com rambler.ru rediffmail.com rocketmail.com
  sbcglobal.net seznam.cz sfr.fr sina.com sky.com sohu.com t-online.de telus.net terra.com.br tiscali.it tuta.com
  tutanota.com tutanota.de uol.com.br verizon.net virgilio.it vk.com wanadoo.fr web.de wp.pl xtra.co.nz yahoo.ca
  yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.au yahoo.com.br yahoo.de yahoo.es yahoo.fr yahoo.in yahoo.it
  yandex.com yandex.ru ymail.com zoho.com`.split(/\s+/),
);

/** The company's domain: the one that was given, else that of the e-mail; empty where that is a public provider's. */
export function companyDomain(given: string, email: string): string {
  const own = plainDomain(given);
  if (own !== '') return own;
  const ofEmail = email.trim().toLowerCase().split('@').at(-1) ?? '';
  return PUBLIC_MAIL_PROVIDERS.has(ofEmail) ? '' : ofEmail;
}

/** A domain as people copy it from the address bar, without what stands around it. */
export const plainDomain = (given: string): string =>
  given
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '');
