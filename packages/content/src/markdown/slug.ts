/** Ids for headings. */
import { nameCode } from '@va/domain/name-code.ts';

/**
 * A function that turns headings into ids, `Antes de salir` → `antes-de-salir`, numbered when they repeat or are
 * `reserved`.
 */
export function uniqueSlugs(reserved: readonly string[] = []): (heading: string) => string {
  const taken = new Set(reserved);
  return (heading) => {
    const base = nameCode(heading) || 'apartado';
    let slug = base;
    for (let i = 2; taken.has(slug); i += 1) slug = `${base}-${i}`;
    taken.add(slug);
    return slug;
  };
}
