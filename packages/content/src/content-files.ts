/** All YAML files of the content together. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { validate, type ContentFile } from './content-file.ts';
import { listFiles, readText } from './files.ts';
import { kinds, type KindName } from '@va/schemas/content/kinds.ts';
import { holdsNothing, isList, isOptional } from '@va/schemas/content/missing.ts';
import { nearest } from '@va/domain/nearest.ts';
import type { Problem } from './problems.ts';
import { parseYaml, type YamlFile } from './yaml/yaml-file.ts';

/** The validated files, by kind. */
export type ContentFiles = { [K in KindName]: ContentFile<z.output<(typeof kinds)[K]['schema']>> };

/** Reads and validates every file of `kinds`, and names YAML files that no kind knows. */
export async function readContentFiles(root: string): Promise<{ files: ContentFiles; problems: Problem[] }> {
  const names = Object.keys(kinds) as KindName[];
  const read = await Promise.all(
    names.map(async (name) => {
      const { file, schema, lists } = kinds[name];
      const source = await readSource(root, name);
      if (source === undefined) return [name, nothing(file, name)] as const;
      return [name, validate(source, schema as z.ZodType, lists)] as const;
    }),
  );
  const files = Object.fromEntries(read) as unknown as ContentFiles;
  const problems = read.flatMap(([, file]) => file.problems);
  return { files, problems: [...problems, ...(await strangers(root))] };
}

/** The parsed file; undefined for an optional one that is missing, or holds nothing. */
async function readSource(root: string, name: KindName): Promise<YamlFile | undefined> {
  const { file } = kinds[name];
  const optional = isOptional(name);
  if (optional && !existsSync(join(root, file))) return undefined;
  const { text, problem } = await readText(root, file);
  if (text === undefined) return unreadable(file, problem);
  const source = parseYaml(file, text);
  return optional && source.problems.length === 0 && holdsNothing(source.value) ? undefined : source;
}

/** What an airline has of a kind when there is no file: an empty list, or nothing. */
function nothing(file: string, name: KindName): ContentFile<unknown> {
  return validate(parseYaml(file, isList(name) ? '[]' : 'null'), z.any(), []);
}

function unreadable(file: string, problem: Problem): YamlFile {
  return {
    file,
    value: undefined,
    problems: [problem],
    line: () => 0,
    lineText: () => '',
    written: () => undefined,
  };
}

async function strangers(root: string): Promise<Problem[]> {
  const known = Object.values(kinds).map(({ file }) => file as string);
  const found = (await listFiles(root, 'content')).filter((file) =>
    /^content\/(plataforma\/)?[^/]+$/.test(file),
  );
  return found
    .filter((file) => !known.includes(file))
    .map((file) => {
      const meant = nearest(file, known);
      const hint = meant === undefined ? 'Bórralo o sácalo de la carpeta.' : `¿Querías llamarlo «${meant}»?`;
      return { file, line: 0, entry: '', field: '', text: `el portal no usa este archivo. ${hint}` };
    });
}
