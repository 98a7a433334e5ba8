import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { type Held, holdsNothing, isList, isOptional } from '@va/schemas/content/missing.ts';
import { StartRefused } from '#server/db/database-error.ts';

/**
 * Reads one kind of content. For a missing or empty optional file it returns an empty list, or undefined if the kind is
 * no list. Throws `StartRefused` if a required file is missing or a file is not valid.
 */
export function readKind<K extends KindName>(root: string, name: K): Held<K> {
  const { file } = kinds[name];
  const schema = kinds[name].schema as z.ZodType;
  const refuse = (what: string) =>
    new StartRefused(`${file}: ${what} Ejecuta «npm run check:content» para verlo todo.`);
  const nothing = (isList(name) ? [] : undefined) as Held<K>;
  const path = join(root, file);
  if (!existsSync(path)) {
    if (isOptional(name)) return nothing;
    throw refuse('falta el archivo. Créalo o recupéralo: la plataforma lo necesita.');
  }
  const value = parsed(path);
  if (value instanceof Error) throw refuse('el archivo no se entiende.');
  if (isOptional(name) && holdsNothing(value)) return nothing;
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data as Held<K>;
  const [issue] = checked.error.issues;
  throw refuse(`${issue?.path.join('.') || 'el archivo'}: ${issue?.message}.`);
}

/**
 * A content file's text with `\n` line ends, so that versions compare alike on every system; undefined if it is empty.
 */
export function readText(root: string, name: KindName): string | undefined {
  const file = join(root, kinds[name].file);
  return hasContent(file) ? readFileSync(file, 'utf8').replaceAll('\r\n', '\n') : undefined;
}

/** Whether a file exists and has more than comments, `[]` or `{}`. */
export function hasContent(path: string): boolean {
  return existsSync(path) && !holdsNothing(parsed(path));
}

/** A file's parsed YAML; an `Error` if it cannot be read or parsed. */
function parsed(path: string): unknown {
  try {
    return parse(readFileSync(path, 'utf8'));
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
