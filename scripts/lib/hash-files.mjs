// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Every file at or below the given paths, sorted, with `/` between folders; missing paths are left out.
 * @param {string} folder
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function listFiles(folder, paths) {
  /** @type {string[]} */
  const files = [];
  /** @param {string} path */
  const visit = (path) => {
    const info = statSync(join(folder, path), { throwIfNoEntry: false });
    if (info?.isDirectory()) for (const name of readdirSync(join(folder, path))) visit(`${path}/${name}`);
    else if (info?.isFile()) files.push(path);
  };
  for (const path of paths) visit(path);
  return files.toSorted();
}

/**
 * One fingerprint of the names and contents of files, and of further values.
 * @param {string} folder
 * @param {readonly string[]} paths
 * @param {readonly string[]} [values]
 */
export function hashFiles(folder, paths, values = []) {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${value}\0`);
  for (const file of listFiles(folder, paths)) {
    const content = readFileSync(join(folder, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}
