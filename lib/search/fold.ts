/** Devanagari in Latin letters, as Indians type it: मूलांक is mulank, अंकशास्त्र ankshastr. */
export const transliterate = (text: string): string =>
  text.normalize('NFD').replace(/[\u0900-\u097f]+/g, (word) => withoutSilentVowels([...word]));

const pairs = (text: string) => {
  const parts = text.split(' ');
  return new Map(
    parts.flatMap((part, index) =>
      index % 2 === 0 ? [[part, parts[index + 1] ?? ''] as const] : [],
    ),
  );
};

const consonants = pairs(
  'क k ख kh ग g घ gh ङ n च ch छ ch ज j झ j ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ f ब b भ bh म m य y र r ल l ळ l व v श sh ष sh स s ह h',
);

/** Independent vowels, and vowel signs; the last sign removes the consonant's inherent vowel. */
const vowels = pairs(
  'अ a आ a इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ऑ o ओ o औ au ा a ि i ी i ु u ू u ृ ri े e ै ai ॉ o ो o ौ au ं n ँ n ्',
);

const isSign = (letter: string) => /[\u093e-\u094d]/.test(letter);

/** The inherent vowel, here ə, is silent at the end of a word and between two syllables. */
function withoutSilentVowels(letters: string[]): string {
  const written = letters
    .filter((letter) => letter !== '\u093c')
    .map((letter, index, all) => {
      const consonant = consonants.get(letter);
      if (!consonant) return vowels.get(letter) ?? '';
      return isSign(all[index + 1] ?? '') ? consonant : `${consonant}ə`;
    })
    .join('');
  return written
    .replace(/ə$/, '')
    .replace(/([aeiou]n?[^aeiouə]h?)ə(?=[^aeiouə]h?[aeiou])/g, '$1')
    .replaceAll('ə', 'a');
}

/** Makes spellings equal: mulank, moolank and मूलांक, Lakshmi and Laxmi, Vidya and Widya. */
export const fold = (word: string): string =>
  spellings.reduce(
    (folded, [from, to]) => folded.replace(from, to),
    transliterate(word).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase(),
  );

const spellings: [RegExp, string][] = [
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/([bdgjkst])h/g, '$1'],
  [/w/g, 'v'],
  [/n(?=[bp])/g, 'm'],
  [/([a-z])(?=\1)/g, ''],
  // Hindi drops the last a of ratna; English adds a plural s.
  [/(?<=.{3})s$/, ''],
  [/(?<=.{4})a$/, ''],
];

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];

/** Figures match exactly: 29 is not 290, and 5 is not 6. */
export const isFigure = (word: string): boolean => /^\d/.test(word);
