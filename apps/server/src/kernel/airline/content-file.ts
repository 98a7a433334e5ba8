import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { StartRefused } from '#server/db/database-error.ts';

/** Reads one file of the content. Throws `StartRefused` where it does not hold. */
export function readFile<S extends z.ZodType>(root: string, file: string, schema: S): z.output<S> {
  const checked = schema.safeParse(parse(readFileSync(join(root, file), 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new StartRefused(
    `${file}: ${issue?.path.join('.')}: ${issue?.message}. Ejecuta «npm run check:content» para verlo todo.`,
  );
}

/** A file of the content as versions of it are kept, on every system the same. */
export function readText(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');
}

/** The same for a file that an airline may leave out. */
export function readOptional<S extends z.ZodType>(
  root: string,
  file: string,
  schema: S,
): z.output<S> | undefined {
  return existsSync(join(root, file)) ? readFile(root, file, schema) : undefined;
}
