// @vitest-environment node
import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';
import { lensOver } from '@va/domain/traffic/crowded-part.ts';
import type { LiveFlight } from '@va/schemas/api/flights/live.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { blockLayout } from './block-layout.ts';
import { liveRow } from './live-row.ts';

const NOW = '2026-11-24T10:00:00Z';
const seen = { phase: 'cruise', at: NOW, heardAt: NOW, lat: 40, lon: -4, altFt: 38_000 } as const;
const where = { depIcao: 'LEMD', arrIcao: 'LPPT', icaoType: 'A320', registration: null } as const;
const rest = { gsKt: 430, hdg: 270, vsFpm: 0, startedAt: NOW, plannedBlockMin: 70, delayed: false };
const rowOf = (id: string) => {
  const flight: LiveFlight = {
    id,
    publicId: null,
    callsign: 'ABC017',
    number: 503,
    ...seen,
    ...where,
    ...rest,
  };
  return liveRow(flight, new Map(), 'ABC', Date.parse(NOW));
};

function layoutOf(points: readonly { x: number; y: number }[], findLens: typeof lensOver = lensOver) {
  const [width, height] = [720, 720 / TRAFFIC_ASPECT];
  const marks = points.map((at, index) => ({ callsign: `id-${index}`, at, ahead: undefined }));
  const box = { x: 0, y: 0, width, height };
  const rows = marks.map(({ callsign }) => rowOf(callsign));
  return blockLayout({
    rows,
    marks,
    box,
    width,
    height,
    chosen: undefined,
    close: false,
    avoid: [],
    findLens,
  });
}
/** Who has a name on the map, or in its lens. */
const named = ({ blocks, lens }: ReturnType<typeof layoutOf>) =>
  [...blocks, ...(lens?.blocks ?? [])].map(({ id }) => id);

// Some fly close together, others anywhere.
const near = fc.record({ x: fc.integer({ min: 330, max: 390 }), y: fc.integer({ min: 220, max: 260 }) });
const far = fc.record({ x: fc.integer({ min: 0, max: 720 }), y: fc.integer({ min: 0, max: 496 }) });
const crowd = fc
  .tuple(fc.array(near, { maxLength: 25 }), fc.array(far, { maxLength: 15 }))
  .map((parts) => parts.flat());

it('shows a lens only where more flights are named with it than without, each once', () => {
  let lenses = 0;
  fc.assert(
    fc.property(crowd, (points) => {
      const layout = layoutOf(points);
      const without = named(layoutOf(points, () => undefined));
      if (layout.lens) lenses++;
      const names = named(layout);
      expect(names.length).toBeGreaterThanOrEqual(without.length + (layout.lens ? 1 : 0));
      expect(new Set(names).size).toBe(names.length);
    }),
  );
  expect(lenses).toBeGreaterThan(0);
});
