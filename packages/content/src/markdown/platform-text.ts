/** Parts of a text that only some airlines show: those with a platform of their own between `{{plataforma}}` and `{{fin}}`. */
import type { Airline } from '@va/schemas/content/airline.ts';
import { sectionFiles } from '@va/schemas/content/sections.ts';

/** Names of the lines that begin and end such a part. */
export const PLATFORM_MARKS = ['plataforma', 'fin'] as const;

/** The text as this airline shows it, without the marks. */
export function withoutOthersParts(text: string, plataforma: Airline['plataforma']): string {
  return plataforma === 'propia'
    ? text.replaceAll(/^\{\{(?:plataforma|fin)\}\}[ \t]*$/gm, '')
    : text.replaceAll(/^\{\{plataforma\}\}[ \t]*$[\s\S]*?^\{\{fin\}\}[ \t]*$/gm, '');
}

/** What the parts of documents may belong to: those who fly here or elsewhere, and who has rules of points, or a section. */
const OWNER_NAMES: readonly string[] = ['plataforma', 'externa', 'puntos', ...sectionFiles];
const OWNERS = OWNER_NAMES.join('|');

/** Whether a name in double braces begins or ends a part. */
export function isPartMark(name: string): boolean {
  return name === 'fin' || OWNER_NAMES.includes(name);
}

/** A part of a document: its first line says whose it is. */
const PART = new RegExp(
  String.raw`^\{\{(${OWNERS})\}\}[ \t]*$((?:(?!\{\{(?:${OWNERS}|fin)\}\})[\s\S])*?)^\{\{fin\}\}[ \t]*$`,
  'gm',
);

/**
 * A document as this airline shows it: beside `{{plataforma}}` it has parts for those who fly with another system, from
 * `{{externa}}` to `{{fin}}`, and for those who have a section, from `{{tours}}` to `{{fin}}`. Lines keep their numbers; a mark
 * without its pair stays, for the check to refuse at its line.
 */
export function withOwnParts(
  text: string,
  plataforma: Airline['plataforma'],
  sections: ReadonlySet<string>,
): string {
  const own = plataforma === 'propia' ? 'plataforma' : 'externa';
  return text.replaceAll(PART, (_, mark: string, part: string) =>
    mark === own || sections.has(mark) ? part : part.replaceAll(/[^\n]/g, ''),
  );
}

/** Whether every part has its beginning and, after it, its end. @param inserts names of the text's marks in their order */
export function marksArePaired(inserts: readonly string[]): boolean {
  const marks = inserts.filter((name) => (PLATFORM_MARKS as readonly string[]).includes(name));
  return marks.length % 2 === 0 && marks.every((name, i) => name === PLATFORM_MARKS[i % 2]);
}
