// @vitest-environment node
/** What the server's program may reach: the few files that do so, and what no file does. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '../apps/server/src');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\/|^http\/testing\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

function filesWith(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file)
    .toSorted();
}

it('asks other machines from these files alone', () => {
  const asking =
    /import \{[^}]*\b(request|connect)\b[^}]*\} from 'node:(https?|net|tls)'|(?<![.\w])fetch[(,)]|from '(nodemailer|web-push|pg)'/;
  expect(filesWith(asking)).toEqual([
    'db/postgres/postgres-driver.ts',
    'db/postgres/postgres-listening.ts',
    'kernel/messages/mail-transport.ts',
    'kernel/push/push-service.ts',
    'modules/discord/discord-api.ts',
    'modules/flight-plans/plan-source.ts',
    'modules/imports/newsky-api.ts',
    'modules/weather/weather-source.ts',
    'modules/webhooks/post-outside.ts',
    'recorders/networks/read-networks.ts',
  ]);
});

it('makes no query of text: what is written as it is, is ours', () => {
  expect(filesWith(/sql\.raw\b/)).toEqual([
    'db/changing-fixed.ts',
    'db/references.ts',
    'modules/own-data/pack-export.ts',
  ]);
});

it('makes expressions of the content alone', () => {
  expect(filesWith(/new RegExp\(/)).toEqual(['kernel/airline/read-airline.ts']);
});

it('starts no program, runs no text, and believes no certificate that it should not', () => {
  expect(
    filesWith(/child_process|node:vm|\beval\(|new Function\(|rejectUnauthorized|NODE_TLS_REJECT/),
  ).toEqual([]);
});

it('draws nothing secret by chance that can be foreseen, and digests with nothing broken', () => {
  expect(filesWith(/Math\.random|createHash\('(md5|sha1)'/)).toEqual([]);
});
