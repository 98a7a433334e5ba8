import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRecorded } from '#server/modules/recordings/recording.ts';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { CALLSIGNS } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { PASSWORD } from '#server/testing/fill-for-tests.ts';
import { phpvmsClient } from '#server/testing/phpvms-client.ts';
import { recorderClient, recorderKey } from '#server/testing/recorder-client.ts';
import { signedInClient } from '#server/testing/smartcars-client.ts';
import { startBody } from '#server/testing/test-flight.ts';

/** A position in words of our own; anything may be wrong with it. */
interface Sent {
  lat?: unknown;
  lon?: unknown;
  alt?: unknown;
  gs?: unknown;
  fuel?: unknown;
  phase?: unknown;
  /** So far ahead of the server's clock, s. */
  aheadS?: number;
}

/** How a protocol says it. */
interface Protocol {
  begin(): Promise<string>;
  address(code: string): string;
  headers: Record<string, string>;
  othersHeaders: Record<string, string>;
  body(code: string, positions: Sent[]): unknown;
}

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

describeEachDatabase('bad input', (kind) => {
  const api = apiForTests(kind);
  const protocols = new Map<string, Protocol>();
  const codes = new Map<string, string>();
  beforeAll(async () => {
    for (const [name, made] of [
      ['own API', ownApi],
      ['phpVMS 7', phpvms],
      ['smartCARS 3', smartcars],
      ['Stratos', stratos],
    ] as const) {
      const protocol = await made();
      protocols.set(name, protocol);
      codes.set(name, await protocol.begin());
      await send(name, HERE);
    }
  });
  beforeEach(() => api.pass(20));

  let seq = 0;
  async function ownApi(): Promise<Protocol> {
    const pilot = await api.signedIn('pilot');
    const bearer = async (person: 'pilot' | 'other') => ({
      Authorization: `Bearer ${await recorderKey(api, person)}`,
    });
    return {
      headers: await bearer('pilot'),
      othersHeaders: await bearer('other'),
      begin: async () => (await pilot.post('/reports/start', startBody('bad-input'))).body.code,
      address: (code) => `/plataforma/api/v1/reports/${code}/points`,
      body: (_, positions) => ({
        clientNow: api.now().toISOString(),
        points: positions.map(({ alt: altFt, gs: gsKt, fuel: fuelKg, aheadS = 0, phase, ...place }) => ({
          seq: (seq += 1),
          at: new Date(api.now().getTime() + aheadS * 1000).toISOString(),
          ...place,
          altFt,
          gsKt,
          fuelKg,
          ...(phase === undefined ? {} : { phase }),
        })),
      }),
    };
  }
  async function phpvms(): Promise<Protocol> {
    const [client, other] = [await phpvmsClient(api, 'operations'), await phpvmsClient(api, 'other')];
    return {
      headers: { 'X-API-Key': client.key },
      othersHeaders: { 'X-API-Key': other.key },
      begin: async () => (await client.prefile()).id,
      address: (code) => `/plataforma/acars/phpvms/api/pireps/${code}/acars/position`,
      body: (_, positions) => ({
        positions: positions.map(({ lat, lon, alt, gs, fuel, phase, aheadS = 0 }) => ({
          id: `p${(seq += 1)}`,
          lat,
          lon,
          altitude: alt,
          gs,
          fuel,
          status: phase,
          created_at: new Date(api.now().getTime() + aheadS * 1000).toISOString(),
        })),
      }),
    };
  }
  async function smartcars(): Promise<Protocol> {
    const ask = await signedInClient(api, CALLSIGNS.reviewer);
    const visitor = recorderClient(api, 'smartcars', () => ({}));
    const session = async (person: 'reviewer' | 'other') => {
      const login = `/pilot/login?username=${CALLSIGNS[person]}`;
      const { body } = await visitor('POST', login, { password: PASSWORD });
      return { Authorization: `Bearer ${body.session}` };
    };
    const { body: aircraft } = await ask('GET', '/data/aircraft');
    const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
    const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[0].id, departureTime };
    return {
      headers: await session('reviewer'),
      othersHeaders: await session('other'),
      async begin() {
        const { bidID } = (await ask('POST', '/flights/charter', charter)).body;
        return (await ask('POST', '/flights/start', { bidID })).body.trackingID;
      },
      address: () => '/plataforma/acars/smartcars/flights/update',
      body(uuid, positions) {
        const said = positions.map(({ lat, lon, alt, gs, phase }) => ({
          uuid,
          latitude: lat,
          longitude: lon,
          altitude: alt,
          groundSpeed: gs,
          phase,
        }));
        // Of one position alone a body can tell.
        return said.length === 1 ? said[0] : said;
      },
    };
  }

  async function stratos(): Promise<Protocol> {
    const smartcarsClient = await signedInClient(api, CALLSIGNS.second);
    const bearer = async (person: 'second' | 'other') => ({
      Authorization: `Bearer ${await recorderKey(api, person)}`,
    });
    const headers = await bearer('second');
    return {
      headers,
      othersHeaders: await bearer('other'),
      async begin() {
        const { body: aircraft } = await smartcarsClient('GET', '/data/aircraft');
        const departureTime = new Date(api.now().getTime() + 600_000).toISOString().slice(11, 16);
        const charter = { departure: 'LEMD', arrival: 'LEBL', aircraft: aircraft[1].id, departureTime };
        const { bidID: bid_id } = (await smartcarsClient('POST', '/flights/charter', charter)).body;
        const ask = recorderClient(api, 'stratos', () => headers);
        return (await ask('POST', '/flights/start', { bid_id })).body.tracking_id;
      },
      address: () => '/plataforma/acars/stratos/flights/update',
      body(tracking_id, positions) {
        const said = positions.map(({ lat, lon, alt, gs, phase }) => ({
          tracking_id,
          latitude: lat,
          longitude: lon,
          altitude: alt,
          ground_speed: gs,
          phase,
        }));
        return said.length === 1 ? said[0] : said;
      },
    };
  }

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
      expect((await post(name, body, { headers: protocol.othersHeaders })).status).toBe(404);
      const foreign = JSON.stringify(protocol.body('ZZZZ2345', [{ ...HERE, lat: 40.6 }]));
      expect((await post(name, foreign, { code: 'ZZZZ2345' })).status).toBe(404);
      expect(await track(name)).toEqual(before);
    });
  });
});
