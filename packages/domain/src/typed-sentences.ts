/** Puts typed texts into our sentences: some end with a full stop, some do not. */

/** Adds a full stop unless the text ends a sentence by itself: «No hay pilotos» becomes «No hay pilotos.». */
export function asSentence(typed: string): string {
  return /[.!?…]\s*$/.test(typed) ? typed : `${typed}.`;
}

/** Puts the text in quotes, with one full stop after them: «No hay pilotos.» becomes ««No hay pilotos».». */
export function asQuote(typed: string): string {
  return `«${typed.replace(/(?<!\.)\.$/, '')}».`;
}
