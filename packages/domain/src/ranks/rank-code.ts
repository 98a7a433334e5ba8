/** A rank's code, from its name. */
export function rankCode(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
