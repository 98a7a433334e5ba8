// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { contentRoot } from './project.mjs';

/** Whether the airline runs our own platform: `plataforma: propia` in content/airline.yaml. */
export function runsPlatform() {
  return parse(readFileSync(join(contentRoot, 'content/airline.yaml'), 'utf8')).plataforma === 'propia';
}

/**
 * What a build of the portal or of its server replaces, so that one without a platform knows nothing of it.
 * @returns {Record<string, string>}
 */
export function platformDefine() {
  return saysExterna() ? { __WITHOUT_PLATFORM__: 'true' } : {};
}

/** False where the file is missing or wrong: the check of the content says so. */
function saysExterna() {
  try {
    return !runsPlatform();
  } catch {
    return false;
  }
}
