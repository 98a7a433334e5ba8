import { plainText } from './texts.ts';

/** The code of a name that people give, such as that of a rank: lower case, without accents, words joined by hyphens. */
export function nameCode(name: string): string {
  return plainText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
