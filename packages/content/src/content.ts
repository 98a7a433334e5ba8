/** The checked files put together. */
import type { Content } from '@va/schemas/content/content.ts';
import { cardKinds, kinds, type KindName, type KindValues } from '@va/schemas/content/kinds.ts';
import type { LinkCard } from '@va/schemas/content/documents.ts';
import { typography } from '@va/domain/typography.ts';
import type { ContentFiles } from './content-files.ts';
import { derived } from './derived.ts';
import type { MarkdownFiles } from './markdown/markdown-files.ts';
import { mapTexts } from './schema-walk.ts';

const kindNames = Object.keys(kinds) as KindName[];
const isInternal = (name: KindName) => 'internal' in kinds[name];

/** Keys of the content: the kinds that pages may show, and what is derived. */
export const contentKeys: readonly (keyof Content)[] = [
  ...new Set([...kindNames.filter((name) => !isInternal(name)), ...Object.keys(derived)]),
] as (keyof Content)[];

/** Puts the validated files together; throws when one of them has no value, which the caller has ruled out. */
export function assemble(files: ContentFiles, pages: MarkdownFiles): Content {
  const values = Object.fromEntries(
    kindNames.map((name) => [name, withoutHidden(valueOf(files, name), name, pages)]),
  ) as KindValues;
  const made = Object.entries(derived).map(([key, derive]) => [key, derive(values, pages)] as const);
  const all: Readonly<Record<string, unknown>> = { ...values, ...Object.fromEntries(made) };
  return Object.fromEntries(contentKeys.map((key) => [key, all[key]])) as unknown as Content;
}

/** Cards of documents, without those of sections that the airline does not have. */
function withoutHidden(value: unknown, name: KindName, { hidden }: MarkdownFiles): unknown {
  const cards: readonly string[] = cardKinds;
  return cards.includes(name) ? (value as LinkCard[]).filter(({ url }) => !hidden.has(url)) : value;
}

/** The value of a file with the typography of texts applied. */
function valueOf(files: ContentFiles, name: KindName): unknown {
  const { value } = files[name];
  if (value === undefined) throw new Error(`${kinds[name].file} has no usable value`);
  if (isInternal(name)) return value;
  return mapTexts(kinds[name].schema, value, typography);
}
