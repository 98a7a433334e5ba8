/** What the template's own words become: names, codes, coordinates. */
import { callsignOf, patternOf, restInWords, restSpelled, startOf } from './callsigns.ts';
import type { NewAirline } from './options.ts';

/** What the template's airline is called, and where its base stands. */
export const TEMPLATE = { code: 'ZZM', base: 'XBAS', lat: 40.123, lon: -4.567 } as const;

/** A text of the template in the words of the new airline. */
export function inWordsOf(airline: NewAirline, text: string, password: string, accessHash: string): string {
  const { name, code, callsign, base, city, country, lat, lon } = airline;
  const lower = { code: TEMPLATE.code.toLowerCase(), base: TEMPLATE.base.toLowerCase() };
  const words: Record<string, string> = {
    'Aerolínea de Muestra': name,
    'Puerto de Muestra': city,
    'País de muestra': countryName(country),
    'countryCode: ZZ': `countryCode: ${country}`,
    [TEMPLATE.base]: base,
    [lower.base]: base.toLowerCase(),
    // Where an airport of the template has the code of the base, they change places.
    [base]: TEMPLATE.base,
    [base.toLowerCase()]: lower.base,
    [`iata: ${TEMPLATE.base.slice(1)}`]: `iata: ${base.slice(1)}`,
    [`iata: ${base.slice(1)}`]: `iata: ${TEMPLATE.base.slice(1)}`,
    [`${TEMPLATE.code}[0-9]{3}`]: patternOf(callsign),
    [`${TEMPLATE.code} seguido de 3 dígitos`]: `${startOf(callsign)} seguido de ${restInWords(callsign)}`,
    [`\`${TEMPLATE.code}\` y tres cifras`]: `\`${startOf(callsign)}\` y ${restSpelled(callsign)}`,
    [TEMPLATE.code]: code,
    [lower.code]: code.toLowerCase(),
    '>AM<': `>${initials(name)}<`,
    'palabra-de-muestra': password,
  };
  const known = Object.keys(words).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\d])(?:${known.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}])`,
    'gu',
  );
  return text
    .replaceAll(/^accessHash: .*$/gm, () => `accessHash: ${accessHash}`)
    .replaceAll(/\bZZM00(\d)\b/g, (_, n: string) => callsignOf(callsign, Number(n)))
    .replaceAll(/([?&]\w*[Ll]at)=40\.123\b/g, `$1=${lat}`)
    .replaceAll(/([?&]\w*[Ll]on)=-4\.567\b/g, `$1=${lon}`)
    .replaceAll(pattern, (word) => words[word] ?? word);
}

/** One or two letters for the mark, `Andes Sur` → `AS`, `Alas del Sur` too: of its names rather than of the words between. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}{3,}/u.test(word));
  const names = words.filter((word) => /^\p{Lu}/u.test(word));
  const letters = (names.length > 0 ? names : words).map((word) => word.charAt(0));
  return (letters.length === 0 ? name.charAt(0) : letters.slice(0, 2).join('')).toLocaleUpperCase('es');
}

/** In Spanish; codes that no country has, such as ZZ, have none. */
function countryName(code: string): string {
  const name = new Intl.DisplayNames('es', { type: 'region', fallback: 'none' }).of(code);
  return code === 'ZZ' || name === undefined ? 'País de muestra' : name;
}
