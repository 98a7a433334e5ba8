/** For tests: the project's real content in a folder of its own, to be broken at will. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The project's folder. */
export const PROJECT = join(import.meta.dirname, '../../..');

/** A copy of the content that a test may break. */
export interface ContentCopy {
  /** Folder that holds `content/`. */
  root: string;
  read(file: string): string;
  write(file: string, text: string | Uint8Array): void;
  remove(file: string): void;
  /** Replaces the first occurrence of a piece of text; throws when the file does not hold it. */
  replace(file: string, piece: string, by: string): void;
  /** Line, from 1, of the first occurrence of a piece of text; throws when the file does not hold it. */
  lineOf(file: string, piece: string): number;
  /** Deletes the folder. */
  dispose(): void;
}

/** Copies `content/` into a new temporary folder. */
export function copyContent(): ContentCopy {
  const root = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(join(PROJECT, 'content'), join(root, 'content'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'dir');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const find = (file: string, piece: string) => {
    const at = read(file).indexOf(piece);
    if (at < 0) throw new Error(`${file} does not hold «${piece}»`);
    return at;
  };
  return {
    root,
    read,
    write,
    remove: (file) => rmSync(join(root, file)),
    replace: (file, piece, by) => {
      const at = find(file, piece);
      const text = read(file);
      write(file, text.slice(0, at) + by + text.slice(at + piece.length));
    },
    lineOf: (file, piece) => read(file).slice(0, find(file, piece)).split('\n').length,
    dispose: () => rmSync(root, { recursive: true, force: true }),
  };
}
