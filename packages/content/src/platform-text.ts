/** Parts of a legal text that only airlines with a platform of their own show: between `{{plataforma}}` and `{{fin}}`. */
import type { Airline } from '@va/schemas/content/airline.ts';

/** Names of the lines that begin and end such a part. */
export const PLATFORM_MARKS = ['plataforma', 'fin'] as const;

/** The text as this airline shows it, without the marks. */
export function withoutOthersParts(text: string, plataforma: Airline['plataforma']): string {
  return plataforma === 'propia'
    ? text.replaceAll(/^\{\{(?:plataforma|fin)\}\}[ \t]*$/gm, '')
    : text.replaceAll(/^\{\{plataforma\}\}[ \t]*$[\s\S]*?^\{\{fin\}\}[ \t]*$/gm, '');
}

/** Whether every part has its beginning and, after it, its end. @param inserts names of the text's marks in their order */
export function marksArePaired(inserts: readonly string[]): boolean {
  const marks = inserts.filter((name) => (PLATFORM_MARKS as readonly string[]).includes(name));
  return marks.length % 2 === 0 && marks.every((name, i) => name === PLATFORM_MARKS[i % 2]);
}
