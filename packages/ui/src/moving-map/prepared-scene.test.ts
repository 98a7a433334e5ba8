import type { MapFlight, MapScene } from '@va/domain/maps/map-scene.ts';
import { expect, it } from 'vitest';
import { scenePreparer } from './prepared-scene.ts';

const NOW = Date.parse('2026-11-24T10:00:00Z');
const MADRID = { lat: 40.5, lon: -3.6 };
const ROUTE: MapScene['lines'] = [{ points: [MADRID, { lat: 41, lon: -4 }], look: 'planned' }];
const flight = (changes: Partial<MapFlight> = {}): MapFlight => ({
  id: 'a',
  name: 'ABC 1',
  detail: '',
  lat: 45,
  lon: -20,
  course: 270,
  grounded: false,
  lost: false,
  own: false,
  moving: { at: NOW, speedKt: 430 },
  from: MADRID,
  ...changes,
});
const scene = (flights: MapFlight[], changes: Partial<MapScene> = {}): MapScene => ({
  flights,
  lines: ROUTE,
  places: [],
  nightAt: NOW,
  ...changes,
});

it('draws a track for each flight, and among more than three hundred that of the chosen one alone', () => {
  const prepare = scenePreparer();
  const many = Array.from({ length: 301 }, (_, index) => flight({ id: `f${index}` }));
  expect(prepare(scene(many.slice(1)), undefined, NOW).lines()).toHaveLength(1 + 300);
  expect(prepare(scene(many), undefined, NOW).lines()).toHaveLength(1);
  expect(prepare(scene(many), 'f7', NOW).lines()).toHaveLength(2);
});

it('leaves out what no map can show', () => {
  const { flights, lines } = scenePreparer()(scene([flight({ lat: 89.9 })], { lines: [] }), 'a', NOW);
  expect([flights, lines()]).toEqual([[], []]);
});
