/** A typed whole number, with or without points between thousands; NaN for any other text. */
export function wholeOf(typed: string): number {
  const text = typed.trim();
  if (/^\d{1,3}(\.\d{3})+$/.test(text)) return Number(text.replaceAll('.', ''));
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}
