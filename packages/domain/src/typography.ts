/** Spanish micro-typography: figures that must not break across lines (RAE). Pure; never changes a text's length. */

const NARROW_NO_BREAK_SPACE = '\u202f';
const NO_BREAK_SPACE = '\u00a0';

/** `77 000`, `1 234 567,5`: groups of three after a first group that has no leading zero, not part of a code. */
const groupedNumber = /(?<![\p{L}\d.,:/-])[1-9]\d{0,2}(?: \d{3})+(?![\d\p{L}])/gu;

/**
 * Words that must stay on the line of the number before them: symbols of units, letters of cabins, and the most
 * frequent nouns.
 */
const units = [
  'kg/h',
  't/h',
  'l/h',
  'kg',
  'km/h',
  'km',
  'kt',
  'kN',
  'g',
  't',
  'NM/h',
  'NM',
  'm/s',
  'm²',
  'm',
  'cm',
  'mm',
  'ft/min',
  'ft',
  'fpm',
  'hPa',
  'inHg',
  'l',
  'L',
  'lb',
  'psi',
  '°C',
  '°',
  '%',
  'min',
  'h',
  's',
  'MHz',
  'kHz',
  'MB',
  'GB',
  'px',
  'B',
  'Y',
  'asientos?',
  'plazas?',
  'pasajeros?',
  'pilotos?',
  'puntos?',
  'horas?',
  'minutos?',
  'segundos?',
  'días?',
  'meses',
  'años?',
  'metros?',
  'kilómetros?',
  'millas?',
  'nudos?',
  'pies?',
  'grados?',
  'litros?',
  'toneladas?',
  'kilos?',
  'unidad(?:es)?',
].join('|');
const numberAndUnit = new RegExp(
  `(?<![\\p{L}\\d.,:/-])(\\d[\\d${NARROW_NO_BREAK_SPACE}.,]*) (?=(?:${units})(?![\\p{L}\\d]))`,
  'gu',
);

/** `18 B + 353 Y`: the cabins of a capacity. */
const sumOfCabins = new RegExp(`(?<=\\d${NO_BREAK_SPACE}[BY]) \\+ (?=\\d)`, 'gu');

/**
 * The text with a narrow no-break space between groups of digits, and a no-break space between a number and its unit or
 * its «≈» and in a sum of cabins. Only plain spaces are replaced, one character by one, so that positions in the text stay valid. Codes that begin
 * with a letter (`FL360`, `AB-CDE`) stay as they are.
 */
export function typography(text: string): string {
  return text
    .replace(groupedNumber, (number) => number.replaceAll(' ', NARROW_NO_BREAK_SPACE))
    .replace(numberAndUnit, `$1${NO_BREAK_SPACE}`)
    .replace(sumOfCabins, `${NO_BREAK_SPACE}+${NO_BREAK_SPACE}`)
    .replace(/≈ (?=\d)/g, `≈${NO_BREAK_SPACE}`);
}

/**
 * Applies `typography` across the pieces of a text that emphasis splits, so that `**77 000** kg` also stays together.
 */
export function typographyAcross(pieces: readonly string[]): string[] {
  const whole = typography(pieces.join(''));
  let start = 0;
  return pieces.map((piece) => {
    const changed = whole.slice(start, start + piece.length);
    start += piece.length;
    return changed;
  });
}
