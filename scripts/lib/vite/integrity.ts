/** Subresource integrity: a browser refuses a script or a style sheet that is not the one of this build. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../hash-files.mjs';

// Without pictures: browsers do not check their integrity and print a warning.
const TAGS =
  /<script\b[^>]*\bsrc="[^"]+"[^>]*>|<link\b(?![^>]*\bas="image")[^>]*\brel="(?:stylesheet|modulepreload|signed-in|preload" as="(?:style|script))"[^>]*>/g;

/** The value of an `integrity` attribute for a file's content. */
export function integrityOf(content: Buffer | string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

/**
 * Adds `integrity` to every script, style sheet and module of our own that a page names.
 * @param base folder under which the portal is served, with a slash at its end
 * @param read gives a file of the built site; may throw where there is none
 */
export function withIntegrity(html: string, base: string, read: (path: string) => Buffer | string): string {
  return html.replaceAll(TAGS, (tag) => {
    const address = /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1];
    if (!address?.startsWith(base) || /\sintegrity=/.test(tag)) return tag;
    const integrity = integrityOf(read(address.slice(base.length).split(/[?#]/, 1)[0] ?? ''));
    return tag.replace(/\s*\/?>$/, (end) => ` integrity="${integrity}"${end}`);
  });
}

/** Does so in every page of the site built into `dist`. Throws when a page names a file that is not there. */
export function addIntegrity(dist: string, base: string): void {
  for (const file of listFiles(dist, ['.']).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(dist, file), 'utf8');
    writeFileSync(
      join(dist, file),
      withIntegrity(html, base, (path) => readFileSync(join(dist, path))),
    );
  }
}
