/** A text to compare others with: lower case, without accents. */
export const plainText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
