import { expect, it } from 'vitest';
import type { Feed } from '@va/schemas/content/feeds.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { groupByProvider, isOutside } from './providers.ts';

function frame(id: string, provider: string, hosts: string[], privacyUrl?: string): Frame {
  return { id, title: id, provider, hosts, kind: 'map', height: 600, purpose: 'Probar.', privacyUrl };
}

function feed(id: Feed['id'], provider: string, url: string): Feed {
  return { id, title: id, provider, url, purpose: 'Probar.', enabled: true };
}

const frames = [
  frame('propio', 'EVE', []),
  frame('reservas', 'NewSky', ['newsky.app']),
  frame('viento', 'Windy', ['embed.windy.com'], 'https://windy.example/privacidad'),
  frame('mapa', 'NewSky', ['newsky.app', 'mapa.newsky.app'], 'https://newsky.example/privacidad'),
];
const groups = groupByProvider(frames, []);

it('puts the pages of one provider together, those from outside first', () => {
  expect(groups.map(({ name, frames }) => [name, frames.map(({ id }) => id)])).toEqual([
    ['NewSky', ['reservas', 'mapa']],
    ['Windy', ['viento']],
    ['EVE', ['propio']],
  ]);
});

it('names every server once', () => {
  expect(groups[0]?.hosts).toEqual(['newsky.app', 'mapa.newsky.app']);
});

it('finds the privacy page wherever it stands', () => {
  expect(groups[0]?.privacyUrl).toBe('https://newsky.example/privacidad');
  expect(groups[2]?.privacyUrl).toBeUndefined();
});

it('tells outside providers from the airline itself', () => {
  expect(groups.map(isOutside)).toEqual([true, true, false]);
});

it('lists the data of a provider with its pages, and a provider of data alone', () => {
  const both = groupByProvider(frames, [
    feed('vatsim-metar', 'VATSIM', 'https://metar.example/{icao}'),
    feed('simbrief-plan', 'NewSky', 'https://datos.example/plan?user={alias}'),
  ]);
  expect(both.map(({ name, feeds }) => [name, feeds.map(({ id }) => id)])).toEqual([
    ['NewSky', ['simbrief-plan']],
    ['Windy', []],
    ['VATSIM', ['vatsim-metar']],
    ['EVE', []],
  ]);
  expect(both[0]?.hosts).toEqual(['newsky.app', 'mapa.newsky.app', 'datos.example']);
  expect(both[2]?.hosts).toEqual(['metar.example']);
});
