/** Whose mails a mail to an address adds to, for limits. Pure. */
import { domainToASCII } from 'node:url';

/**
 * What the spellings that may reach one mailbox have in common: no capitals, no dots, no tag after a '+', and one way to
 * write a domain. Two people at one provider can share it, which costs a confirmation at most. A hyphen begins no tag: it
 * stands in names. Where it does, as on a server of one's own, the domain's limit bounds what comes.
 */
export function mailbox(email: string) {
  const name = email.slice(0, email.lastIndexOf('@')).toLowerCase();
  const domain = domainOf(email);
  const bare = name.replaceAll('.', '').replace(/\+.*/, '');
  return `${bare}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/** The domain of an address, where one household or firm has it; undefined at a provider that strangers share. */
export function ownDomain(email: string) {
  const domain = domainOf(email);
  return providers.has(domain) ? undefined : domain;
}

const domainOf = (email: string) =>
  domainToASCII(email.slice(email.lastIndexOf('@') + 1)).replace(/\.$/, '');

/** Of the larger ones; people at one that is missing share a budget, and their orders still come in. */
const providers = new Set([
  ...['gmail.com', 'googlemail.com', 'yahoo.com', 'yahoo.in', 'yahoo.co.in', 'yahoo.co.uk'],
  ...['ymail.com', 'rocketmail.com', 'outlook.com', 'outlook.in', 'hotmail.com', 'hotmail.co.uk'],
  ...['live.com', 'live.in', 'msn.com', 'icloud.com', 'me.com', 'mac.com', 'aol.com', 'mail.com'],
  ...['rediffmail.com', 'rediff.com', 'zoho.com', 'zohomail.com', 'zohomail.in', 'proton.me'],
  ...['protonmail.com', 'pm.me', 'gmx.com', 'gmx.net', 'gmx.de', 'web.de', 'fastmail.com'],
  ...['yandex.com', 'yahoo.ca', 'yahoo.com.au', 'hotmail.fr', 'yahoo.fr', 'comcast.net'],
]);
