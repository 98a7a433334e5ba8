import { readFileSync } from 'node:fs';

type Headers = Readonly<Record<string, string>>;

/** Headers of the app's answers, of the airline's own documents, and of scripts, styles and fonts. */
export interface HeaderClasses {
  app: Headers;
  documents: Headers;
  parts: Headers;
}

/** What the build wrote for this server: `dist-server/headers.json`. */
export interface HeaderRules {
  /** Folder under which the portal is served; ends in a slash. */
  base: string;
  http: HeaderClasses;
  https: HeaderClasses;
}

/** Reads the rules of the build beside the server; throws when there is no build. */
export function readHeaderRules(file: string | URL): HeaderRules {
  return JSON.parse(readFileSync(file, 'utf8')) as HeaderRules;
}
