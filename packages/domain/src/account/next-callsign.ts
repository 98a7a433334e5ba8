/**
 * The first callsign that nobody has: the airline's example with other digits, as many as it has, from the lowest on.
 * @param isTaken whether somebody has one, or a flight its number
 * @returns null where the example has no digits or all of them are taken
 */
export function nextCallsign(
  { example, pattern }: { example: string; pattern: RegExp },
  isTaken: (callsign: string) => boolean,
): string | null {
  const [, before, digits, after] = /^(.*?)(\d{1,6})(\D*)$/.exec(example) ?? [];
  if (before === undefined || digits === undefined || after === undefined) return null;
  for (let number = 1; number < 10 ** digits.length; number += 1) {
    const callsign = `${before}${String(number).padStart(digits.length, '0')}${after}`;
    if (pattern.test(callsign) && !isTaken(callsign)) return callsign;
  }
  return null;
}
