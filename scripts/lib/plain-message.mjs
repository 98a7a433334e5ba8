// @ts-check
import { stripVTControlCharacters } from 'node:util';

const NOISE = /^\s+at .+$|^\[plugin .+\]$|^Build failed with \d+ errors?:$/;

/**
 * Message of a build error for people: its sentences, without the compiler's wrapping and traces.
 * @param {unknown} error
 */
export function plainMessage(error) {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .split('\n')
    .filter((line) => !NOISE.test(line))
    .map((line) => line.replace(/^(?:Rolldown)?Error: /, ''))
    .join('\n')
    .trim();
}
