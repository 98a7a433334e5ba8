import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../project.mjs';

/** Whether the airline runs its own platform: `plataforma: propia` in content/airline.yaml. */
export function runsPlatform(): boolean {
  return parse(readFileSync(join(contentRoot, 'content/airline.yaml'), 'utf8')).plataforma === 'propia';
}

/** Constants of a build of the portal or its server, so that a build without a platform contains none of its code. */
export function platformDefine(): Record<string, string> {
  try {
    return { __WITHOUT_PLATFORM__: runsPlatform() ? 'undefined' : 'true' };
  } catch {
    // If the file is missing or invalid, the check of the content reports it.
    return {};
  }
}
