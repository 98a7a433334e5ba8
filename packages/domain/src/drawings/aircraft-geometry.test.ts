import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AircraftDimensions } from '../shapes.ts';
import { topView } from './aircraft-geometry.ts';
import { sideView } from './aircraft-side-geometry.ts';

const airliners: Record<string, AircraftDimensions> = {
  A320: {
    lengthM: 37.57,
    wingspanM: 34.1,
    heightM: 11.76,
    fuselageWidthM: 3.95,
    nacelleDiameterM: 2.3,
    wingtip: 'fence',
  },
  A333: {
    lengthM: 63.67,
    wingspanM: 60.3,
    heightM: 16.79,
    fuselageWidthM: 5.64,
    nacelleDiameterM: 3.1,
    wingtip: 'winglet',
  },
  A339: {
    lengthM: 63.66,
    wingspanM: 64,
    heightM: 16.79,
    fuselageWidthM: 5.64,
    nacelleDiameterM: 3.5,
    wingtip: 'sharklet',
  },
  A359: {
    lengthM: 66.8,
    wingspanM: 64.75,
    heightM: 17.05,
    fuselageWidthM: 5.96,
    nacelleDiameterM: 3.9,
    wingtip: 'raked',
  },
};

/** Every x and y of the end points and control points in some path data made of M, L, C, Q and Z. */
function points(path: string): { xs: number[]; ys: number[] } {
  const numbers = [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
  return { xs: numbers.filter((_, i) => i % 2 === 0), ys: numbers.filter((_, i) => i % 2 === 1) };
}

describe.each(Object.entries(airliners))('%s', (_, dimensions) => {
  const top = topView(dimensions);
  const side = sideView(dimensions, [0.1, 0.83]);
  const outline = top.fuselage + top.wings + top.tipDevices + top.tailplane + top.engines + top.fin;

  test('from above it is as long as it is', () => {
    const { xs } = points(top.fuselage);
    expect(Math.min(...xs)).toBeCloseTo(0, 1);
    expect(Math.max(...xs)).toBeGreaterThan(dimensions.lengthM * 0.995);
    expect(Math.max(...points(outline).xs)).toBeLessThanOrEqual(dimensions.lengthM);
  });

  test('from above it is as wide as its span, alike on both sides', () => {
    const { ys } = points(outline);
    expect(Math.max(...ys)).toBeCloseTo(dimensions.wingspanM / 2, 1);
    expect(Math.min(...ys)).toBeCloseTo(-dimensions.wingspanM / 2, 1);
  });

  test('the fuselage and the nacelles have their real width', () => {
    expect(Math.max(...points(top.fuselage).ys)).toBeCloseTo(dimensions.fuselageWidthM / 2, 2);
    const right = points(top.engines).ys.filter((y) => y > 0);
    expect(Math.max(...right) - Math.min(...right)).toBeCloseTo(dimensions.nacelleDiameterM, 1);
  });

  test('from the side it is as tall and as long as it is, on its wheels', () => {
    expect(Math.min(...points(side.fin).ys)).toBeCloseTo(-dimensions.heightM, 2);
    const { xs, ys } = points(side.fuselage);
    expect(Math.max(...xs)).toBeCloseTo(dimensions.lengthM, 2);
    expect(Math.max(...ys)).toBeLessThan(0);
    for (const wheel of side.wheels) expect(wheel.y + wheel.radius).toBeCloseTo(0, 9);
    expect(Math.max(...points(side.engine).ys)).toBeLessThan(0);
  });
});

test('the four types have four different wings, tips and engines', () => {
  const views = Object.values(airliners).map(topView);
  for (const part of ['wings', 'tipDevices', 'engines', 'tailplane'] as const) {
    expect(new Set(views.map((view) => view[part])).size).toBe(4);
  }
});

test('the long cowl of the A330-300 covers its hot section, the others show theirs', () => {
  const cores = Object.fromEntries(
    Object.entries(airliners).map(([name, d]) => [name, topView(d).cores !== '']),
  );
  expect(cores).toEqual({ A320: true, A333: false, A339: true, A359: true });
});

test('any type that the content may describe can be drawn', () => {
  fc.assert(
    fc.property(
      fc.record({
        lengthM: fc.double({ min: 5, max: 90, noNaN: true }),
        wingspanM: fc.double({ min: 5, max: 90, noNaN: true }),
        heightM: fc.double({ min: 2, max: 30, noNaN: true }),
        fuselageWidthM: fc.double({ min: 1, max: 10, noNaN: true }),
        nacelleDiameterM: fc.double({ min: 0.3, max: 6, noNaN: true }),
        wingtip: fc.constantFrom('fence', 'winglet', 'sharklet', 'raked', 'none'),
        propellerDiameterM: fc.option(fc.double({ min: 1, max: 7, noNaN: true }), { nil: undefined }),
        highWing: fc.option(fc.boolean(), { nil: undefined }),
      }),
      (dimensions) => {
        const { halfWidthAt, tipX, ...top } = topView(dimensions);
        const { wheels, ...side } = sideView(dimensions, [0.1, 0.5]);
        expect(Number.isFinite(tipX) && halfWidthAt(dimensions.lengthM / 2) > 0).toBe(true);
        expect(wheels.length).toBeGreaterThan(1);
        for (const path of [...Object.values(top), ...Object.values(side)])
          expect(path).not.toMatch(/NaN|Infinity/);
      },
    ),
  );
});

test('a turboprop has propellers of their real size before its nacelles, and a wing on top of its fuselage', () => {
  const atr = {
    lengthM: 27.17,
    wingspanM: 27.05,
    heightM: 7.65,
    fuselageWidthM: 2.87,
    nacelleDiameterM: 1,
    wingtip: 'none',
    propellerDiameterM: 3.93,
    highWing: true,
  } as const;
  const [top, side] = [topView(atr), sideView(atr)];
  const right = points(top.propellers).ys.filter((y) => y > 0);
  expect(Math.max(...right) - Math.min(...right)).toBeCloseTo(3.93, 1);
  expect(Math.max(...points(top.propellers).xs)).toBeLessThan(Math.min(...points(top.wings).xs));
  const heights = (path: string) => points(path).ys;
  expect(Math.max(...heights(side.wing))).toBeLessThanOrEqual(Math.min(...heights(side.fuselage)) + 0.3);
  expect(Math.max(...heights(side.propeller))).toBeLessThan(0);
  const jet = { ...atr, propellerDiameterM: undefined, highWing: undefined };
  expect([topView(jet).propellers, sideView(jet).propeller]).toEqual(['', '']);
});
