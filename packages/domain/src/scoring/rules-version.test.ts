import { expect, test } from 'vitest';
import { rulesVersion, versionInForce } from './rules-version.ts';

const hash = (text: string) => text.repeat(16);
const old = rulesVersion('a', '2025-05-12', hash);
const next = rulesVersion('b', '2026-01-01', hash);

test('named by its day and the beginning of the hash', () => {
  expect(old).toEqual({ id: '2025-05-12-aaaaaaaa', hash: 'aaaaaaaaaaaaaaaa', activatedOn: '2025-05-12' });
});

test.each([
  ['2025-05-11T23:59:59Z', null],
  ['2025-05-12T00:00:00Z', old],
  ['2025-12-31T23:59:59Z', old],
  ['2026-01-01T00:00:00Z', next],
])('in force for a flight off block at %s', (offBlock, version) => {
  expect(versionInForce([next, old], Date.parse(offBlock))).toEqual(version);
});
