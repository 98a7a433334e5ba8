/** Thousands stand in groups of three, parted by points or by spaces of any width: `10.000`, `10 000`. */
const WHOLE = /^[-+−]?(?:\d+|[1-9]\d{0,2}(?:([. \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*)$/;

/** The whole number that was typed, with the sign and the thousands of Spanish; `NaN` for what is none, also for nothing. */
export function wholeOf(typed: string): number {
  const text = typed.trim();
  return WHOLE.test(text) ? Number(text.replace('−', '-').replaceAll(/[.\s]/g, '')) : Number.NaN;
}
