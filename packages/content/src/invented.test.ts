// @vitest-environment node
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT } from '@va/testing/content-copy.ts';
import { freeFlightNumbers, inventedThings } from './invented.ts';
import { loadContent } from './load.ts';

it('lists names, airports, registrations and links that are still the template’s', async () => {
  const things = inventedThings(await loadContent(join(PROJECT, 'templates/airline')));
  expect(things.map((words) => words.trim().split(':')[0])).toEqual([
    'Nombres',
    'Aeropuertos con sus pistas',
    'Matrículas',
    'Enlaces',
  ]);
  expect(things.join('\n')).toContain('XBAS');
  expect(things.join('\n')).toContain('https://zzm.example.org/');
});

it('lists nothing of what is an airline’s own', async () => {
  const things = inventedThings(await loadContent(PROJECT)).join('\n');
  expect(things).not.toMatch(/Aeropuertos con sus pistas|Matrículas|newsky\.app/);
});

it('offers the next pair of numbers of each hundred, odd ones out', () => {
  const route = (flights: [string, string]) => ({
    between: ['AAAA', 'BBBB'] as [string, string],
    type: 'X',
    blockOut: '01:00',
    blockBack: '01:00',
    flights,
  });
  expect(
    freeFlightNumbers({ routes: [route(['101', '102']), route(['105', '104']), route(['299', '298'])] }),
  ).toEqual(['107 y 108']);
  expect(freeFlightNumbers({ routes: [] })).toEqual([]);
});
