/** True when the whole text is a callsign: no trimming, no folding of case (the pattern comes from airline.yaml). */
export function isCallsign(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern.replace(/^\^|\$$/g, '')})$`).test(text);
}

/** Characters that may replace each other in a callsign: a digit by a digit, a letter by a letter. */
const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Highest number of candidates tried; the search gives up after that. */
const MOST = 1_000_000;

/**
 * The first free callsign: the airline's example with other digits, from the lowest on; once all of those are taken,
 * with the next letter if the airline's pattern leaves one open, as in `AZL##@`.
 * @param isTaken whether somebody has one, or a flight its number
 * @returns null if the pattern leaves nothing open or no candidate is free
 */
export function nextCallsign(
  { example, pattern }: { example: string; pattern: RegExp },
  isTaken: (callsign: string) => boolean,
): string | null {
  const open = openPlaces(example, pattern);
  const room = open.reduce((sum, place) => sum * signsAt(example, place).length, 1);
  if (open.length === 0) return null;
  // The number 0 is nobody's.
  const first = open.some((place) => isDigit(example[place])) ? 1 : 0;
  for (let n = first; n < Math.min(room, MOST); n += 1) {
    const callsign = written(example, open, n);
    if (!isNought(callsign, open) && pattern.test(callsign) && !isTaken(callsign)) return callsign;
  }
  return null;
}

/**
 * Indexes in the example whose character may change, the fastest counting first: digits from the last one, then
 * letters.
 */
function openPlaces(example: string, pattern: RegExp): number[] {
  const isOpen = (place: number) =>
    [...signsAt(example, place)].some(
      (sign) => sign !== example[place] && pattern.test(changed(example, place, sign)),
    );
  const digits = [...(/\d{1,6}(?=\D*$)/.exec(example)?.[0] ?? '')];
  const firstDigit = digits.length === 0 ? -1 : example.search(/\d{1,6}\D*$/);
  const ofDigits = digits.map((_, i) => firstDigit + i).toReversed();
  // The leading letters are the airline's own code: they stay even if the pattern allows others.
  const fixed = [...example].findIndex((sign, place) => /[A-Z]/.test(sign) && !isOpen(place));
  const from = fixed >= 0 ? fixed : digits.length > 0 ? firstDigit : example.length;
  const ofLetters = [...example]
    .flatMap((sign, place) => (place > from && /[A-Z]/.test(sign) && isOpen(place) ? [place] : []))
    .toReversed();
  return [...ofDigits, ...ofLetters];
}

/** The example with the places counted up to `n`, the first of them fastest. */
function written(example: string, open: readonly number[], n: number): string {
  let rest = n;
  return open.reduce((callsign, place) => {
    const signs = signsAt(example, place);
    const sign = signs[rest % signs.length] ?? '';
    rest = Math.floor(rest / signs.length);
    return changed(callsign, place, sign);
  }, example);
}

function isNought(callsign: string, open: readonly number[]): boolean {
  const digits = open.flatMap((place) => (isDigit(callsign[place]) ? [callsign[place]] : []));
  return digits.length > 0 && digits.every((digit) => digit === '0');
}

function signsAt(example: string, place: number): string {
  return isDigit(example[place]) ? DIGITS : LETTERS;
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && /^\d$/.test(sign);
}

function changed(text: string, place: number, sign: string): string {
  return text.slice(0, place) + sign + text.slice(place + 1);
}
