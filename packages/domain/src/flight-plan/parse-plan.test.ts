import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { isRefusal, parseFlightPlan } from './parse-plan.ts';

const made = new Date('2026-11-21T18:40:00Z');

function parse(change: Record<string, unknown> = {}) {
  const parsed = parseFlightPlan(flightPlanAnswer(made, change));
  if (!parsed) throw new Error('no plan');
  return parsed;
}

describe('parseFlightPlan', () => {
  it('reads a whole plan', () => {
    const { plan, dropped } = parse();
    expect(dropped).toBe(0);
    expect(plan).toMatchObject({
      generatedAt: made,
      callsign: 'ABC101',
      aircraft: { type: 'B738', registration: 'ZZ-ABC' },
      airac: '2610',
      origin: {
        icao: 'AAAA',
        runway: '36L',
        utcOffset: 60,
        metar: 'AAAA 211900Z 34006KT CAVOK 09/01 Q1022 NOSIG',
      },
      destination: { icao: 'BBBB', taf: undefined },
      route: 'PINAR2U PINAR UN870 BARPI DCT SOLDU',
      cruiseFt: 33_000,
      windComponentKt: -12,
      alternates: [{ icao: 'CCCC', distanceNm: 178, minutes: 31, burn: { kg: 1421, lb: undefined } }],
      fuel: { block: { kg: 5369, lb: undefined }, etops: { kg: 0 } },
      weights: { takeoff: { kg: 62_114 }, passengers: 151 },
      remarks: ['PLANNED OPTIMUM FLIGHT LEVEL'],
    });
    expect(plan.times.out.estimated).toEqual(new Date('2026-11-21T19:40:00Z'));
    expect(plan.times).toMatchObject({ block: 69, enroute: 46, endurance: 113 });
  });

  it('keeps the pounds of a plan in pounds beside the kilograms', () => {
    const { plan } = parse({ params: { units: 'lbs' } });
    expect(plan.fuel.block).toEqual({ kg: 2435, lb: 5369 });
  });

  it('reads the older format: seconds, one alternate, empty objects', () => {
    const { plan, dropped } = parse({
      params: { time_generated: '1714000000', units: 'kgs' },
      alternate: { icao_code: 'CCCC' },
      general: { route: {}, sid_ident: {} },
      times: { est_out: '1714053600', est_block: '7200', orig_timezone: '0', dest_timezone: '5.5' },
    });
    expect(dropped).toBe(0);
    expect(plan.generatedAt).toEqual(new Date('2024-04-24T23:06:40Z'));
    expect(plan.alternates).toHaveLength(1);
    expect(plan.route).toBeUndefined();
    expect(plan.times.block).toBe(120);
    expect(plan.destination.utcOffset).toBe(330);
  });

  it('leaves out what is missing, without counting it', () => {
    expect(
      parseFlightPlan({ origin: { icao_code: 'AAAA' }, destination: { icao_code: 'BBBB' } }),
    ).toMatchObject({
      dropped: 0,
      plan: { callsign: undefined, alternates: [], points: [], downloads: [], remarks: [] },
    });
  });

  it('drops and counts what makes no sense', () => {
    const { plan, dropped } = parse({
      fuel: { taxi: '-200', enroute_burn: '1e99', contingency: 'mucho', plan_ramp: '5369' },
      times: { est_out: 'mañana', est_block: '99:99:99:99' },
      general: { initial_altitude: '9000000', route: { a: 1 } },
      alternate: [{ icao_code: 7 }, 'CCCC', []],
    });
    expect(plan.fuel).toMatchObject({ taxi: undefined, trip: undefined, block: { kg: 5369 } });
    expect(plan.times.out.estimated).toBeUndefined();
    expect(plan.alternates).toEqual([]);
    expect(dropped).toBe(8);
  });

  it.each([
    ['nothing', null],
    ['a list', []],
    ['a plan from nowhere', { destination: { icao_code: 'BBBB' } }],
    ['a plan between words', { origin: { icao_code: 'Madrid' }, destination: { icao_code: 'BBBB' } }],
  ])('refuses %s', (_, json) => {
    expect(parseFlightPlan(json)).toBeUndefined();
  });

  it('reads every point that it leads over, in the newer format and in the older', () => {
    const fixes = [
      { ident: 'pinar', pos_lat: '40.50', pos_long: '-3.10' },
      { ident: 'TOC', pos_lat: '40.6', pos_long: '-2' },
      { ident: 'BBBB', pos_lat: '41.3', pos_long: '2.1' },
    ];
    const points = [
      { ident: 'PINAR', lat: 40.5, lon: -3.1 },
      { ident: 'TOC', lat: 40.6, lon: -2 },
      { ident: 'BBBB', lat: 41.3, lon: 2.1 },
    ];
    expect(parse({ navlog: fixes }).plan.points).toEqual(points);
    expect(parse({ navlog: { fix: fixes } }).plan.points).toEqual(points);
    expect(parse({ navlog: { fix: fixes[0] } }).plan.points).toEqual(points.slice(0, 1));
  });

  it('leaves points out that are nowhere, and counts them', () => {
    const { plan, dropped } = parse({
      navlog: [
        { ident: 'A B', pos_lat: '1', pos_long: '1' },
        { ident: 'FAR', pos_lat: '91', pos_long: '1' },
        { ident: 'EAST', pos_lat: '1', pos_long: 'este' },
        { ident: 'NONE' },
        'FIX',
        null,
      ],
    });
    expect(plan.points).toEqual([]);
    expect(dropped).toBe(3);
  });

  it.each(['<b>PINAR</b>', '<img src=x onerror=alert(1)>', 'DCT <!-- --> DCT', '</pre>DCT', '<?xml ?>'])(
    'takes markup for no word: %s',
    (route) => {
      const { plan, dropped } = parse({ general: { route, dx_rmk: [route] }, atc: { callsign: route } });
      expect(plan).toMatchObject({ route: undefined, remarks: [], callsign: undefined });
      expect(dropped).toBe(3);
    },
  );

  it.each([
    [{ fetch: { status: 'Error: Unknown UserID' } }, true],
    [{ fetch: { status: 'Success' } }, false],
    [{ fetch: 'Error' }, false],
    [null, false],
  ])('knows a refusal: %j %s', (json, refused) => expect(isRefusal(json)).toBe(refused));

  it('survives anything in any of its parts', () => {
    const parts = Object.keys(flightPlanAnswer(made)).filter(
      (part) => part !== 'origin' && part !== 'destination',
    );
    const anything = fc.oneof(
      fc.anything(),
      fc.dictionary(
        fc.constantFrom('route', 'units', 'taxi', 'est_out', 'directory', 'pdf', 'metar'),
        fc.anything(),
      ),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...parts), anything), (change) => {
        expect(parse(change).plan.origin.icao).toBe('AAAA');
      }),
    );
  });
});

describe('downloads', () => {
  it('come as PDF first, once each, and only what is a file', () => {
    expect(parse().plan.downloads).toEqual([
      { name: 'PDF Document', url: 'https://plans.simbrief.com/ofp/flightplans/PLAN_PDF_1.pdf' },
      { name: 'FS2024', url: 'https://plans.simbrief.com/ofp/flightplans/PLAN_M24_1.pln' },
      { name: 'X-Plane 11/12', url: 'https://plans.simbrief.com/ofp/flightplans/PLAN_XPE_1.fms' },
    ]);
  });

  it.each([
    ['https://evil.example/', 'a.pdf'],
    ['https://simbrief.com.evil.example/', 'a.pdf'],
    ['http://www.simbrief.com/', 'a.pdf'],
    ['https://www.simbrief.com/', 'https://evil.example/a.pdf'],
    ['https://www.simbrief.com/', '//evil.example/a.pdf'],
    ['https://www.simbrief.com/', 'javascript:alert(1)'],
    ['https://user@www.simbrief.com/', 'a.pdf'],
    ['javascript:', 'alert(1)'],
    ['', ''],
  ])('come from the provider alone: not from %s with %s', (directory, link) => {
    const files = { directory, pdf: { name: 'PDF', link } };
    expect(
      parse({ files, fms_downloads: files, images: { directory, map: [{ name: 'Map', link }] } }).plan,
    ).toMatchObject({ downloads: [], maps: [] });
  });
});
