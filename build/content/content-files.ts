/** All YAML files of the content together. */
import type { z } from 'zod';
import { validate, type ContentFile } from './content-file.ts';
import { listFiles, readText } from './files.ts';
import { kinds, type KindName } from './kinds.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

/** The validated files, by kind. */
export type ContentFiles = { [K in KindName]: ContentFile<z.output<(typeof kinds)[K]['schema']>> };

/** Reads and validates every file of `kinds`, and names YAML files that no kind knows. */
export async function readContentFiles(root: string): Promise<{ files: ContentFiles; problems: Problem[] }> {
  const names = Object.keys(kinds) as KindName[];
  const read = await Promise.all(
    names.map(async (name) => {
      const { file, schema, lists } = kinds[name];
      const { text, problem } = await readText(root, file);
      const source = text === undefined ? unreadable(file, problem) : parseYaml(file, text);
      return [name, validate(source, schema as z.ZodType, lists)] as const;
    }),
  );
  const files = Object.fromEntries(read) as unknown as ContentFiles;
  const problems = read.flatMap(([, file]) => file.problems);
  return { files, problems: [...problems, ...(await strangers(root))] };
}

function unreadable(file: string, problem: Problem): YamlFile {
  return { file, value: undefined, problems: [problem], line: () => 0, written: () => undefined };
}

async function strangers(root: string): Promise<Problem[]> {
  const known = Object.values(kinds).map(({ file }) => file as string);
  const found = (await listFiles(root, 'content')).filter((file) => /^content\/[^/]+$/.test(file));
  return found
    .filter((file) => !known.includes(file))
    .map((file) => {
      const meant = nearest(file, known);
      const hint = meant === undefined ? 'Bórralo o sácalo de la carpeta.' : `¿Querías llamarlo «${meant}»?`;
      return { file, line: 0, entry: '', field: '', text: `el portal no usa este archivo. ${hint}` };
    });
}
