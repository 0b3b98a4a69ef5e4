/** @jest-environment node */
import { mailbox, ownDomain } from './mailbox';

it.each([
  ['Asha+book@Example.com', 'asha@example.com'],
  ['a.sha@example.com', 'asha@example.com'],
  ['anna-maria@example.com', 'anna-maria@example.com'],
  ['asha@bücher.example', 'asha@xn--bcher-kva.example'],
  ['asha@XN--BCHER-KVA.example.', 'asha@xn--bcher-kva.example'],
  ['a.sha+1@gmail.com', 'asha@gmail.com'],
  ['a.sha@googlemail.com', 'asha@gmail.com'],
])('%s is the mailbox %s', (email, box) => {
  expect(mailbox(email)).toBe(box);
});

it.each([
  ['asha@Bücher.example.', 'xn--bcher-kva.example'],
  ['asha@mail.gmail.com', 'mail.gmail.com'],
  ['asha@GMAIL.com', undefined],
  ['asha@rediffmail.com', undefined],
])('%s is in the domain %s of its own', (email, domain) => {
  expect(ownDomain(email)).toBe(domain);
});
