import { expect, it } from 'vitest';
import type { Frame } from '#app/content/schemas/frames.ts';
import { groupByProvider, isOutside } from './providers.ts';

function frame(id: string, provider: string, hosts: string[], privacyUrl?: string): Frame {
  return { id, title: id, provider, hosts, kind: 'map', height: 600, purpose: 'Probar.', privacyUrl };
}

const groups = groupByProvider([
  frame('propio', 'EVE', []),
  frame('reservas', 'NewSky', ['newsky.app']),
  frame('viento', 'Windy', ['embed.windy.com'], 'https://windy.example/privacidad'),
  frame('mapa', 'NewSky', ['newsky.app', 'mapa.newsky.app'], 'https://newsky.example/privacidad'),
]);

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

it('knows who is outside', () => {
  expect(groups.map(isOutside)).toEqual([true, true, false]);
});
