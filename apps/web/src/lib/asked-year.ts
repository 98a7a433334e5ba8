/** The year that an address asks for, such as `?ano=2025`; this one without it, undefined for all. */
export function yearOf(params: URLSearchParams): string | undefined {
  const asked = params.get('ano');
  if (asked === 'todo') return undefined;
  return /^20\d{2}$/.test(asked ?? '') ? (asked ?? undefined) : String(new Date().getUTCFullYear());
}

/** First and last day of a year, as the API asks for them. */
export function daysOf(year: string | undefined): { from?: string; to?: string } {
  return year === undefined ? {} : { from: `${year}-01-01`, to: `${year}-12-31` };
}
