/** A text to compare others with: lower case, without accents. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A text in one line without invisible characters, cut to a number of characters, with an ellipsis if something is
 * missing.
 */
export function shorten(text: string, longest = 40): string {
  const characters = [...text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for a place in HTML, within quotes too. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
}

/** Puts typed texts into our sentences: some end with a full stop, some do not. */

/** Adds a full stop unless the text ends a sentence by itself: «No hay pilotos» becomes «No hay pilotos.». */
export function asSentence(typed: string): string {
  return /[.!?…]\s*$/.test(typed) ? typed : `${typed}.`;
}

/** Puts the text in quotes, with one full stop after them: «No hay pilotos.» becomes ««No hay pilotos».». */
export function asQuote(typed: string): string {
  return `«${typed.replace(/(?<!\.)\.$/, '')}».`;
}
