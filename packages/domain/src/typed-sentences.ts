/** What people typed, put into a sentence of ours: some end with a full stop, some do not. */

/** With a full stop unless it ends a sentence by itself: «No hay pilotos» becomes «No hay pilotos.». */
export function asSentence(typed: string): string {
  return /[.!?…]\s*$/.test(typed) ? typed : `${typed}.`;
}

/** In quotes, with one full stop after them: «No hay pilotos.» becomes ««No hay pilotos».». */
export function asQuote(typed: string): string {
  return `«${typed.replace(/(?<!\.)\.$/, '')}».`;
}
