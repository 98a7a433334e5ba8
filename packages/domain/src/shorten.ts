/**
 * A text in one line without invisible characters, cut to a number of characters, with an ellipsis if something is
 * missing.
 */
export function shorten(text: string, longest = 40): string {
  const characters = [...text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : characters.join('');
}
