/** Providers that most addresses are at; others are spelled by their owners alone. */
const providers = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'yahoo.co.uk',
  'yahoo.in',
  'ymail.com',
  'rocketmail.com',
  'rediffmail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'outlook.in',
  'live.com',
  'icloud.com',
  'googlemail.com',
  'protonmail.com',
  'proton.me',
  'zoho.com',
  'zohomail.in',
  'mail.com',
  'email.com',
];

/** 'asha@gmail.com' for 'asha@gmial.com'; undefined where nothing looks mistyped. */
export function meantEmail(typed: string): string | undefined {
  const [, user, domain = ''] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(typed) ?? [];
  const written = domain.toLowerCase();
  if (!user || providers.includes(written)) return undefined;
  const [name, ending] = parts(written);
  const meant = providers.find((provider) => {
    const [itsName, itsEnding] = parts(provider);
    // Its only ending, whatever was typed.
    if (name === 'gmail') return itsName === name;
    return isNear(name, itsName) && isNear(ending, itsEnding);
  });
  return meant && `${user}@${meant}`;
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Forgives one slip of a finger; two letters have too many neighbours that are endings too. */
function isNear(typed: string, meant: string) {
  if (typed === meant) return true;
  if (meant.length < 3) return false;
  let start = 0;
  while (typed[start] === meant[start]) start++;
  const [is, should] = [typed.slice(start), meant.slice(start)];
  const [first = '', second = ''] = is;
  return (
    [is, is.slice(1)].includes(should.slice(1)) ||
    is.slice(1) === should ||
    second + first + is.slice(2) === should
  );
}
