/**
 * What a mail says, apart from how it looks. The HTML part and the plain text part are both drawn
 * from one letter, so they can't come to disagree. Pure.
 */
export type Anchor = { text: string; href: string };

/** A sentence, with links in it where it has any. Strings are text, never markup. */
export type Words = string | readonly (string | Anchor)[];

/** A fact with its name. A `key` row is one that must be found at a glance. */
export type Row = { label: string; value: Words; note?: Words; key?: boolean };

export type SumLine = { title: string; amount: string };

export type Block =
  | { kind: 'rows'; title?: string; rows: readonly Row[] }
  /** Rows in a frame: what has to be paid, or to be expected. */
  | { kind: 'panel'; title: string; rows: readonly Row[] }
  | { kind: 'steps'; title: string; steps: readonly { title: string; words: Words }[] }
  | { kind: 'sums'; title: string; lines: readonly SumLine[]; total: string }
  | { kind: 'lines'; title: string; lines: readonly string[] }
  /** Somebody's own words, line by line. */
  | { kind: 'quote'; title: string; text: string }
  /** One line to copy as it is. */
  | { kind: 'copy'; title: string; hint: string; text: string }
  /** Ways on, the first one the main one. `hint` stands below them. */
  | { kind: 'buttons'; title?: string; buttons: readonly Anchor[]; hint?: string }
  | { kind: 'warning'; text: string }
  | { kind: 'small'; words: Words };

export type Letter = {
  /** Whose paper it is written on. */
  sender: string;
  /** What an inbox shows beside the subject. */
  preview: string;
  heading: string;
  lead?: Words;
  blocks: readonly Block[];
  foot: readonly Words[];
};

/** Where the owner calls and writes to: a telephone that was read is in E.164, any other stands as it was typed. */
export function phoneRows(phone: string, hello: string): Row[] {
  const [, number] = /^\+(\d{7,15})(?: ext\. \d+)?$/.exec(phone) ?? [];
  if (!number)
    return [
      {
        label: 'Phone',
        value: phone,
        note: 'As it was typed: it is a number in no country we know.',
      },
    ];
  const chat = `https://wa.me/${number}?text=${encodeURIComponent(hello)}`;
  return [
    { label: 'Phone', value: [{ text: phone, href: `tel:+${number}` }] },
    { label: 'WhatsApp', value: [{ text: 'Write a message', href: chat }] },
  ];
}

/** An address to write to. The part before the @ may hold '?' and '&', which in a link would add recipients. */
export function mailLink(email: string, subject?: string): Anchor {
  const at = email.lastIndexOf('@');
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
  return {
    text: email,
    href: `mailto:${encodeURIComponent(email.slice(0, at))}${email.slice(at)}${query}`,
  };
}
