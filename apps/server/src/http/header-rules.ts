import { readFileSync } from 'node:fs';
import type { HeaderClasses } from '@va/security/headers.ts';

/** What the build wrote for this server: `dist-server/headers.json`. */
export interface HeaderRules {
  /** Folder under which the site is served; ends in a slash. */
  base: string;
  http: HeaderClasses;
  https: HeaderClasses;
}

/** Reads the rules of the build beside the server; throws when there is no build. */
export function readHeaderRules(file: string | URL): HeaderRules {
  return JSON.parse(readFileSync(file, 'utf8')) as HeaderRules;
}
