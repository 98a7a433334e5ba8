/** The number of a flight without the airline's code, which some clients write before it: «EVE101» is 101. */
export function bareNumber(number: string, icaoCode: string): string {
  const rest = number.toUpperCase().startsWith(icaoCode) ? number.slice(icaoCode.length).trim() : '';
  return rest === '' ? number : rest;
}

/** A bare number as the airline counts its flights, 1 to 9999; undefined for any other text. */
export function countedNumber(bare: string): number | undefined {
  const number = Number(bare);
  return Number.isInteger(number) && number > 0 && number < 10_000 ? number : undefined;
}

/** How a flown flight is called: «ABC101»; without a number by the airline's code alone. */
export function flownCallsign({ flight_number }: { flight_number: number | null }, icaoCode: string): string {
  return `${icaoCode}${flight_number ?? ''}`;
}
