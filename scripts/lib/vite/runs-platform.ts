import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from '../project.mjs';

/** Whether the airline runs our own platform: `plataforma: propia` in content/airline.yaml. */
export function runsPlatform(): boolean {
  return parse(readFileSync(join(contentRoot, 'content/airline.yaml'), 'utf8')).plataforma === 'propia';
}

/** What a build of the portal or of its server replaces, so that it need not ask, and one without a platform knows nothing of it. */
export function platformDefine(): Record<string, string> {
  try {
    return { __WITHOUT_PLATFORM__: runsPlatform() ? 'undefined' : 'true' };
  } catch {
    // Where the file is missing or wrong, the check of the content says so.
    return {};
  }
}
