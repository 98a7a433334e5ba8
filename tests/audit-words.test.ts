// @vitest-environment node
/** What staff do is told in Spanish: every act that the server notes in the audit has words there. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { settingTitle } from '@va/contract/airline/setting-titles.ts';
import { auditAct, AUDIT_MATTERS } from '../apps/web/src/features/desk/audit-words.ts';

const server = join(import.meta.dirname, '../apps/server/src');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .filter((source) => /\baudit\(/.test(source));
const acts = [
  ...new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\baction:\s*(?:[^,'\n]*)?'([a-z-]+\.[a-z_-]+)'/g)].map(([, act = '']) => act),
    ),
  ),
];

it('every act of the server has words, and a matter to look it up by', () => {
  expect(acts.length).toBeGreaterThan(40);
  expect(acts.filter((act) => auditAct(act) === act)).toEqual([]);
  const matters: string[] = AUDIT_MATTERS.map(([matter]) => matter).filter((matter) => matter !== '');
  expect(acts.filter((act) => !matters.some((matter) => act.startsWith(matter)))).toEqual([]);
});

it('a setting is called there as at the desk, and one that is gone by its key', () => {
  expect(settingTitle('booking.hoursAhead')).toBe('Horizonte de las reservas');
  expect(settingTitle('gone.forEver')).toBe('gone.forEver');
});
