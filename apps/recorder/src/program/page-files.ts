import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

/** A file of the page. */
export interface PageFile {
  type: string;
  body: Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Node's own way to the files inside a single executable; undefined where this is none. */
interface SingleExecutable {
  isSea(): boolean;
  getRawAsset(name: string): ArrayBuffer;
  getAssetKeys?(): string[];
}

/** Reads the page's files by their paths, such as `/assets/page.js`: out of the program itself, or out of a folder. */
export function pageFiles(folder: string): (path: string) => PageFile | undefined {
  const sea = singleExecutable();
  const files = sea ? undefined : new Set(listFiles(folder, ''));
  return (path) => {
    const name = path === '/' ? '/index.html' : path;
    const type = TYPES[extname(name)];
    if (type === undefined) return undefined;
    if (files) return files.has(name) ? { type, body: readFileSync(join(folder, name)) } : undefined;
    try {
      return sea && { type, body: new Uint8Array(sea.getRawAsset(`pagina${name}`)) };
    } catch {
      return undefined;
    }
  };
}

function singleExecutable(): SingleExecutable | undefined {
  try {
    const sea = createRequire(process.execPath)('node:sea') as SingleExecutable;
    return sea.isSea() ? sea : undefined;
  } catch {
    // Older than single executables, or a module: then the files lie in a folder.
    return undefined;
  }
}

/** Paths below a folder, with a slash before each; only these are ever read. */
function listFiles(folder: string, under: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? listFiles(path, `${under}/${name}`) : [`${under}/${name}`];
  });
}
