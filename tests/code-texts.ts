/** The texts that a source file holds: what may reach a person or an address, without comments and names of variables. */
import { extname } from 'node:path';
import { parseSync } from 'vite';

/** A text of the code, with its line from 1. */
export interface CodeText {
  text: string;
  line: number;
}

/** String literals, template pieces and JSX texts of a program; every line of any other file. */
export function codeTexts(file: string, source: string): CodeText[] {
  if (!['.ts', '.tsx', '.js', '.mjs'].includes(extname(file))) {
    return source.split('\n').map((text, i) => ({ text, line: i + 1 }));
  }
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: CodeText[] = [];
  collect(program, (text, start) => found.push({ text, line: source.slice(0, start).split('\n').length }));
  return found;
}

function collect(node: unknown, add: (text: string, start: number) => void): void {
  if (typeof node !== 'object' || node === null) return;
  const { type, value, start } = node as { type?: string; value?: unknown; start?: number };
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') add(value, start ?? 0);
  if (type === 'TemplateElement') add((value as { cooked?: string }).cooked ?? '', start ?? 0);
  for (const child of Object.values(node)) collect(child, add);
}
