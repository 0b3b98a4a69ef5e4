/** India first, then the rest by their English names. Any other may be typed. */
export const countryNames = (): string[] => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  const others = codes.filter((code) => code !== 'IN').map((code) => names.of(code) ?? code);
  return ['India', ...others.sort(new Intl.Collator('en').compare)];
};

export function countryCode(name: string): string | undefined {
  const typed = withoutDots(name.trim());
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return usual[typed] ?? codes.find((code) => withoutDots(names.of(code) ?? '') === typed);
}

/** 'U.K.', 'St. Lucia' */
const withoutDots = (name: string) => name.toLowerCase().replaceAll('.', '');

/** Post to other countries arrives without a state or a postal code. */
export function addressHas(part: 'state' | 'pincode', country: string) {
  const code = countryCode(country);
  return code !== undefined && withPart[part].includes(code);
}

/** https://chromium-i18n.appspot.com/ssl-address */
const withPart = {
  state: 'AU BR CA CN IN MX US',
  pincode: 'AU BR CA CH CN DE ES FR GB IN IT JP MX NL NZ SG US',
};

const usual: Record<string, string> = {
  in: 'IN',
  bharat: 'IN',
  भारत: 'IN',
  uae: 'AE',
  uk: 'GB',
  gb: 'GB',
  britain: 'GB',
  'great britain': 'GB',
  'northern ireland': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'hong kong': 'HK',
  macau: 'MO',
  turkey: 'TR',
  us: 'US',
  usa: 'US',
  america: 'US',
};

/** All officially assigned codes: https://www.iso.org/iso-3166-country-codes.html */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT
  BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH
  ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT
  HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS
  LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI
  NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG
  SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG
  UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/);
