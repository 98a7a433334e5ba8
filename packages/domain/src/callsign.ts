/** True when the whole text is a callsign: no trimming, no folding of case (the pattern comes from airline.yaml). */
export function isCallsign(text: string, pattern: string): boolean {
  return new RegExp(`^(?:${pattern.replace(/^\^|\$$/g, '')})$`).test(text);
}
