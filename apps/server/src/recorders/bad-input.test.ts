import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecorded } from '#server/modules/recorded/recording.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import {
  NOBODYS,
  type PositionProtocol,
  positionProtocols,
  type Sent,
} from '#server/testing/position-protocols.ts';

const NAMES = ['own API', 'phpVMS 7', 'smartCARS 3', 'Stratos'] as const;
const HERE = { lat: 40.47, lon: -3.56, alt: 2000, gs: 0, fuel: 6000 };

/** What is sent, and whether its place is one that an aircraft can have: then it is kept, or refused as a whole. */
const POSITIONS: [string, Sent[], { possible: boolean }][] = [
  ['in the future', [{ ...HERE, lat: 40.48, aheadS: 3600 }], { possible: true }],
  ['in another century', [{ ...HERE, lat: 40.481, aheadS: 3_155_760_000 }], { possible: true }],
  ['at 0/0', [{ ...HERE, lat: 0, lon: 0 }], { possible: false }],
  ['at the North Pole', [{ ...HERE, lat: 90, lon: 180 }], { possible: true }],
  ['at the South Pole', [{ ...HERE, lat: -90, lon: -180 }], { possible: true }],
  ['beyond a pole', [{ ...HERE, lat: 90.001 }], { possible: false }],
  ['beyond the date line', [{ ...HERE, lon: 180.001 }], { possible: false }],
  ['at the date line', [{ ...HERE, lon: 179.9999 }], { possible: true }],
  ['at its other side', [{ ...HERE, lon: -179.9999 }], { possible: true }],
  ['at NaN as text', [{ ...HERE, lat: 'NaN' }], { possible: false }],
  ['at Infinity as text', [{ ...HERE, lon: 'Infinity' }], { possible: false }],
  ['at spaces', [{ ...HERE, lat: '  ' }], { possible: false }],
  ['at null', [{ ...HERE, lat: null }], { possible: false }],
  ['at a list', [{ ...HERE, lat: [40] }], { possible: false }],
  ['without a place', [{ alt: 1000 }], { possible: false }],
  ['as high as NaN', [{ ...HERE, lat: 40.49, alt: 'NaN' }], { possible: true }],
  ['as fast as Infinity', [{ ...HERE, lat: 40.491, gs: '-Infinity' }], { possible: true }],
  ['with negative fuel', [{ ...HERE, lat: 40.492, fuel: -500 }], { possible: true }],
  ['in an unknown phase', [{ ...HERE, lat: 40.493, phase: 'HOVERING' }], { possible: true }],
  ['in a phase that is no text', [{ ...HERE, lat: 40.494, phase: { $gt: '' } }], { possible: true }],
  [
    '10 000 times',
    Array.from({ length: 10_000 }, (_, i) => ({ ...HERE, lat: 40.5 + i / 1e5 })),
    { possible: true },
  ],
];

const BODIES: [string, string | Uint8Array][] = [
  ['nothing', ''],
  ['half of it', '{"positions":[{"lat":40,'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['null', 'null'],
  ['a number beyond all numbers', '{"points":[{"lat":1e999}],"positions":[{"lat":1e999}],"latitude":1e999}'],
  ['NaN itself', '{"points":[{"lat":NaN}]}'],
  ['bytes', Uint8Array.from({ length: 4096 }, (_, i) => (i * 151) % 256)],
  ['an archive', Uint8Array.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 75])],
  ['levels without end', '['.repeat(200_000)],
];

describeOneDatabase('bad input', (kind) => {
  const api = apiForTests(kind);
  const protocols = new Map<string, PositionProtocol>();
  const codes = new Map<string, string>();
  beforeAll(async () => {
    const makers = positionProtocols(api);
    for (const name of NAMES) {
      const protocol = await makers[name]();
      protocols.set(name, protocol);
      codes.set(name, await protocol.begin());
      await send(name, HERE);
    }
  });
  beforeEach(() => api.pass(20));

  const of = (name: string) => ({ protocol: protocols.get(name)!, code: codes.get(name)! });
  async function post(name: string, body: string | Uint8Array<ArrayBuffer>, change: object = {}) {
    const { protocol, code } = of(name);
    const asked = { code, headers: protocol.headers, ...change };
    const response = await fetch(`${api.origin}${protocol.address(asked.code)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...asked.headers },
      body,
    });
    return { status: response.status, text: await response.text() };
  }
  const send = (name: string, ...positions: Sent[]) => {
    const { protocol, code } = of(name);
    return post(name, JSON.stringify(protocol.body(code, positions)));
  };
  const track = async (name: string) => {
    const { id } = await api.db.queries
      .selectFrom('report')
      .select('id')
      .where('code', '=', of(name).code)
      .executeTakeFirstOrThrow();
    return (await readRecorded(api.db.queries, id)).points;
  };
  const place = ({ lat, lon }: Sent) => `${Number(lat)} ${Number(lon)}`;
  const latest = Date.parse('2100-01-01T00:00:00Z');

  describe.each(NAMES)('over the %s', (name) => {
    it.each(POSITIONS)('a position %s spoils no track', async (_, positions, { possible }) => {
      const before = await track(name);
      const { status, text } = await send(name, ...positions);
      expect(status, text).toBeLessThan(500);
      const after = await track(name);
      const fresh = after.slice(before.length);
      expect(after.slice(0, before.length)).toEqual(before);
      // All or none are kept.
      const kept = status === 200 && possible ? positions.map(place) : [];
      expect(fresh.map(place)).toEqual(kept);
      for (const { altFt, gsKt, fuelKg } of fresh) {
        expect([null, 2000]).toContain(altFt);
        expect([null, 0]).toContain(gsKt);
        expect(fuelKg ?? 0).toBeGreaterThanOrEqual(0);
      }
      const { at } = await api.db.queries
        .selectFrom('live_position')
        .innerJoin('report', 'report.id', 'report_id')
        .select('at')
        .where('code', '=', of(name).code)
        .executeTakeFirstOrThrow();
      expect(at.getTime()).toBeLessThanOrEqual(api.now().getTime() + 60_000);
      expect(Math.max(...after.map((point) => point.at))).toBeLessThan(latest);
    });

    it.each(BODIES)('a body that is %s is refused', async (_, body) => {
      const before = await track(name);
      const { status, text } = await post(name, Uint8Array.from(Buffer.from(body)));
      expect([400, 404, 413, 415, 422], text).toContain(status);
      expect(await track(name)).toEqual(before);
    });

    it('another pilot’s key, and a report that is nobody’s, find nothing', async () => {
      const { protocol, code } = of(name);
      const before = await track(name);
      const body = JSON.stringify(protocol.body(code, [{ ...HERE, lat: 40.6 }]));
      const refused = { status: 404 };
      expect(await post(name, body, { headers: protocol.othersHeaders })).toMatchObject(refused);
      const foreign = JSON.stringify(protocol.body(NOBODYS, [{ ...HERE, lat: 40.6 }]));
      expect(await post(name, foreign, { code: NOBODYS })).toMatchObject(refused);
      expect(await track(name)).toEqual(before);
    });
  });
});
