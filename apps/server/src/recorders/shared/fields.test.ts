// @vitest-environment node
import { expect, it } from 'vitest';
import { bounded, flag, number, time } from './fields.ts';

it.each([
  '2026-11-22T10:05:00Z',
  '2026-11-22T10:05:00.000000Z',
  '2026-11-22T10:05:00',
  '2026-11-22 10:05:00',
  '2026-11-22 10:05',
  '2026-11-22T11:05:00+01:00',
  '2026-11-22T11:05:00+0100',
])('%s is one moment wherever the server stands: without a zone it is UTC', (at) => {
  expect(new Date(time({ at }, 'at') ?? 0).toISOString()).toBe('2026-11-22T10:05:00.000Z');
});

it.each(['', 'now', '2026-13-45', 5, null, {}, '10:05'])('%s is no moment', (at) => {
  expect(time({ at }, 'at')).toBeNull();
});

it.each([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['True', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['', null],
  ['yes', null],
  [2, null],
  [null, null],
])('a switch told as %j is %j: forms and strict clients write words', (value, meant) => {
  expect(flag({ value }, 'value')).toBe(meant);
});

it.each(['', ' ', '\t\n', null, undefined])('%j is no number, and not 0', (value) => {
  expect([number({ value }, 'value'), bounded({ value }, 'value', -1, 1)]).toEqual([null, null]);
});
