/** A whole number as it was typed, with or without a point between thousands; anything else is no number. */
export function wholeOf(typed: string): number {
  const text = typed.trim();
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
