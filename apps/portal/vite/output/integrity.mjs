// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../../../scripts/lib/hash-files.mjs';

const TAGS =
  /<script\b[^>]*\bsrc="[^"]+"[^>]*>|<link\b[^>]*\brel="(?:stylesheet|modulepreload|signed-in)"[^>]*>/g;

/**
 * Subresource integrity of a file.
 * @param {Buffer | string} content
 */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Adds the integrity of every script, style sheet and module that a page names. Not of what only some pages need, with
 * `data-at`: the router asks for that without one, and it would triple the page.
 * @param {string} html
 * @param {string} base folder under which the portal is served
 * @param {(path: string) => Buffer | string} read a file under dist
 */
export function withIntegrity(html, base, read) {
  return html.replaceAll(TAGS, (tag) => {
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    if (!address?.startsWith(base) || /\s(?:integrity|data-at)=/.test(tag)) return tag;
    const integrity = integrityOf(read(address.slice(base.length).split(/[?#]/, 1)[0] ?? ''));
    return tag.replace(/\s*\/?>$/, (end) => ` integrity="${integrity}"${end}`);
  });
}

/**
 * Does so in every page of a built site.
 * @param {string} dist
 * @param {string} base
 */
export function addIntegrity(dist, base) {
  for (const file of listFiles(dist, ['.']).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    writeFileSync(
      join(dist, file),
      withIntegrity(html, base, (path) => readFileSync(join(dist, path))),
    );
  }
}
