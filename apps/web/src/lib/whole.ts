/** Thousands in groups of three, separated by points or by spaces of any width: `10.000`, `10 000`. */
const WHOLE = /^[-+−]?(?:\d+|[1-9]\d{0,2}(?:([. \u00a0\u2009\u202f])\d{3})(?:\1\d{3})*)$/;

/** The typed whole number, with sign and Spanish thousands; `NaN` for any other text, also an empty one. */
export function wholeOf(typed: string): number {
  const text = typed.trim();
  return WHOLE.test(text) ? Number(text.replace('−', '-').replaceAll(/[.\s]/g, '')) : Number.NaN;
}
