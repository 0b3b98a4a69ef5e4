/** Links that open WhatsApp or a mail with the words written; the visitor presses send. Pure. */

/** https://faq.whatsapp.com/5913398998672934. Without a number the visitor chooses whom to send it to. */
export const whatsappLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encoded(message)}`;

/** A body's lines end in CR LF, and a plus sign means itself: RFC 6068, section 5. */
export function mailLink(address: string, subject: string, message?: string) {
  const body = message && `&body=${encoded(message.replaceAll('\n', '\r\n'))}`;
  return `mailto:${address}?subject=${encoded(subject)}${body ?? ''}`;
}

/** Half an emoji, as a field's length limit can leave it, would make encodeURIComponent throw. */
export const encoded = (words: string) =>
  encodeURIComponent(words.replace(/\p{Surrogate}/gu, '')).replaceAll('%40', '@');
