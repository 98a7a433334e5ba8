import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TURN } from '../drawings/projection.ts';
import { trafficScene, type SceneFlight } from './scene.ts';

const NADI = { icao: 'NFFN', name: 'Nadi', lat: -17.755, lon: 177.443 };
const APIA = { icao: 'NSFA', name: 'Apia', lat: -13.83, lon: -172.008 };

const flight = (
  callsign: string,
  lat: number,
  lon: number,
  over: Partial<SceneFlight> = {},
): SceneFlight => ({
  flight: { callsign, lat, lon, heading: 90, groundSpeedKt: 480 },
  progress: { departure: undefined, arrival: undefined },
  grounded: false,
  ...over,
});

it('has no scene without flights, nor of a flight that is not there', () => {
  expect(trafficScene([])).toBeUndefined();
  expect(trafficScene([flight('ABC1', 40, -3)], 'ABC2')).toBeUndefined();
});

it('draws what is flown up to the aircraft and the rest from it', () => {
  const progress = {
    departure: { icao: 'AAAA', name: 'A', lat: 40, lon: -4 },
    arrival: { icao: 'BBBB', name: 'B', lat: 41, lon: 2 },
  };
  const track = trafficScene([flight('ABC1', 40.5, -1, { progress })])?.tracks[0];
  expect(track?.flown[0]).toEqual({ x: expect.closeTo(-80), y: expect.closeTo(-800) });
  expect(track?.flown.at(-1)).toEqual({ x: expect.closeTo(-20), y: expect.closeTo(-810) });
  expect(track?.toGo[0]).toEqual(track?.flown.at(-1));
  expect(track?.arrival).toEqual({
    icao: 'BBBB',
    at: { x: expect.closeTo(40), y: expect.closeTo(-820) },
  });
});

it('crosses the antimeridian in one stroke, eastwards and westwards', () => {
  for (const [departure, arrival, lon] of [
    [NADI, APIA, 179.5],
    [NADI, APIA, -179.5],
    [APIA, NADI, -179.5],
    [APIA, NADI, 179.5],
  ] as const) {
    const scene = trafficScene([flight('ABC1', -16, lon, { progress: { departure, arrival } })], 'ABC1');
    const way = [...(scene?.tracks[0]?.flown ?? []), ...(scene?.tracks[0]?.toGo ?? [])];
    const steps = way.slice(1).map(({ x }, i) => Math.abs(x - Number(way[i]?.x)));
    expect(Math.max(...steps), `${departure.icao} at ${lon}`).toBeLessThan(300);
    expect(scene?.box.width).toBeLessThan(TURN / 8);
  }
});

it('keeps flights on both sides of the antimeridian side by side', () => {
  const scene = trafficScene([flight('ABC1', -16, 179), flight('ABC2', -16, -179)]);
  const [one, two] = scene?.marks ?? [];
  expect(Number(two?.at.x) - Number(one?.at.x)).toBeCloseTo(40, 6);
});

it('shows the way of the selected flight only, and still the others about it', () => {
  const scene = trafficScene([flight('ABC1', 40, -3), flight('ABC2', -40, 100)], 'ABC1');
  expect(scene?.marks.map(({ callsign }) => callsign)).toEqual(['ABC1', 'ABC2']);
  expect(scene?.box.height).toBeLessThan(200);
});

it('draws no line ahead of what stands on the ground or flies over a pole', () => {
  const scene = trafficScene([
    flight('ABC1', 40, -3, { grounded: true }),
    flight('ABC2', 89, 0),
    flight('ABC3', 0, 0),
  ]);
  expect(scene?.marks.map(({ ahead }) => ahead)).toEqual([
    undefined,
    undefined,
    { x: expect.closeTo((80 / 60) * 20), y: expect.closeTo(0) },
  ]);
});

it('holds every flight, wherever on the globe they are', () => {
  const place = fc.record({
    lat: fc.double({ min: -84, max: 84, noNaN: true }),
    lon: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 12 }), (places) => {
      const scene = trafficScene(places.map(({ lat, lon }, i) => flight(`ABC${i}`, lat, lon)));
      if (!scene) return false;
      const { x, y, width, height } = scene.box;
      return scene.marks.every(
        ({ at }) =>
          at.x >= x - 1e-6 && at.x <= x + width + 1e-6 && at.y >= y - 1e-6 && at.y <= y + height + 1e-6,
      );
    }),
  );
});
