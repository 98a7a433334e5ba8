import type { MapFlight, MapScene } from '@va/domain/maps/map-scene.ts';
import { describe, expect, it } from 'vitest';
import { linesLookOther, nightLooksOther, thingsLookOther } from './looks-other.ts';
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

describe('what was drawn', () => {
  /** Metres of a pixel of a map of the whole ocean, and of one of a town. */
  const [OCEAN, TOWN] = [10_000, 20];
  const prepare = scenePreparer();
  const drawn = prepare(scene([flight()]), undefined, NOW);
  const after = (seconds: number, changes: Partial<MapScene> = {}, chosen?: string) =>
    prepare(scene([flight()], changes), chosen, NOW + seconds * 1000);

  it.each([
    ['lines', linesLookOther],
    ['aircraft', thingsLookOther],
  ])('is good while no aircraft has moved by what can be seen: %s', (_, lookOther) => {
    expect(lookOther(drawn, drawn, 0)).toBe(false);
    // 430 kt are 221 metres a second, some 313 of the projection at 45° N.
    expect(lookOther(drawn, after(1), OCEAN)).toBe(false);
    expect(lookOther(drawn, after(60), OCEAN)).toBe(true);
    expect(lookOther(drawn, after(1), TOWN)).toBe(true);
  });

  it.each<[string, Partial<MapScene>, string?]>([
    ['another flight is chosen', {}, 'a'],
    ['a line is another one', { lines: [...ROUTE] }],
    ['a flight has come', { flights: [flight(), flight({ id: 'b' })] }],
    ['a flight has left', { flights: [] }],
    ['another one flies in its place', { flights: [flight({ id: 'b' })] }],
    ['its recorded track has come', { flights: [flight({ flown: [MADRID, { lat: 44, lon: -18 }] })] }],
    ['it goes elsewhere', { flights: [flight({ to: { lat: 21, lon: -86.9 } })] }],
  ])('has its lines drawn anew once %s', (_, changes, chosen) => {
    expect(linesLookOther(drawn, after(0, changes, chosen), OCEAN)).toBe(true);
  });

  it.each<[string, Partial<MapScene>, string?]>([
    ['another flight is chosen', {}, 'a'],
    ['one has left', { flights: [] }],
    ['one has turned', { flights: [flight({ course: 271 })] }],
    ['one says another height', { flights: [flight({ detail: 'FL370' })] }],
    ['one is lost', { flights: [flight({ lost: true, moving: undefined })] }],
    ['one has landed', { flights: [flight({ grounded: true })] }],
    ['a place has come', { places: [{ name: 'LEMD', ...MADRID, look: 'dot' }] }],
    ['a mark has come', { marks: [{ letter: 'A', title: 'Toma', ...MADRID }] }],
  ])('has its aircraft and names drawn anew once %s', (_, changes, chosen) => {
    expect(thingsLookOther(drawn, after(0, changes, chosen), OCEAN)).toBe(true);
  });

  it('has the night drawn anew once its edge has moved by what can be seen, or it comes or goes', () => {
    // Half a turn of the world in half a day: 4.6 km of the projection in ten seconds.
    const later = (nightAt: number | undefined) => nightLooksOther(drawn, after(0, { nightAt }), OCEAN / 2);
    expect([NOW, NOW + 10_000, NOW + 20_000, undefined].map(later)).toEqual([false, false, true, true]);
  });

  it('is good where only aircraft without a track move, as in a replay', () => {
    const replay = (lat: number) =>
      prepare(scene([flight({ from: undefined, lat, moving: undefined })]), 'a', NOW);
    expect(linesLookOther(replay(45), replay(20), TOWN)).toBe(false);
  });
});
