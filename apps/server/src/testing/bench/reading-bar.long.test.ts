import { expect, it } from 'vitest';
import { read } from './reading-bar.ts';

/** Departures a week of an airline of that size. */
const DEPARTURES = 250;

it('PL-84: a year of 26 pilots is searched, read and mapped within 300 ms on the embedded database', async () => {
  const asked = await read('embedded', 'some', () => {}, DEPARTURES);
  const pages = asked.filter(({ name }) => /^(?:search|logbook|live map)/.test(name));
  expect(pages).toHaveLength(9);
  expect(pages.filter(({ p95 }) => p95 > 300)).toEqual([]);
}, 600_000);
