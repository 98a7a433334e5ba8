/** The code of a rank or a notice, made of its name: «segundo-oficial» for «Segundo Oficial». */
export function nameCode(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{Diacritic}/gu, '');
  return plain
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
