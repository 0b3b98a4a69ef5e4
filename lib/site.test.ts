import { mailLink, whatsappLink } from './site';

const message = 'Flat 4 & 5, a+b@example.com\n100 % #1';

it('arrives whole through a link', () => {
  expect(new URL(whatsappLink('910000000000', message)).searchParams.get('text')).toBe(message);
  const mail = new URL(mailLink('hello@example.com', 'My order', message));
  expect(mail.pathname).toBe('hello@example.com');
  expect(mail.searchParams.get('body')).toBe(message.replaceAll('\n', '\r\n'));
});

it('survives half an emoji, which a limit can leave', () => {
  expect(whatsappLink('91', 'Born at noon \ud83d')).toMatch(/noon%20$/);
  expect(mailLink('hello@example.com', 'My order \ud83d', 'Noon \ud83d')).toMatch(/Noon%20$/);
});
