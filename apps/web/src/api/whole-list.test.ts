import { beforeEach, expect, it, vi } from 'vitest';
import { allEntries } from './points.ts';
import { allReports } from './reports.ts';
import { wholeList } from './whole-list.ts';

const PARTS = 23;

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) => {
    const part = Number(new URL(address, 'http://localhost').searchParams.get('cursor') ?? 1);
    return Response.json({ items: [part], ...(part < PARTS && { next: String(part + 1) }) });
  });
});

it('reads as many parts as a page can show, in order', async () => {
  expect(await wholeList('/pilots')).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

it('reads every part for a file', async () => {
  expect(await allEntries()).toHaveLength(PARTS);
  expect(await allReports({})).toHaveLength(PARTS);
});
