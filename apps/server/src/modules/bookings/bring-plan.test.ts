import { HOUR_MS } from '@va/domain/durations.ts';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import { type ApiServer, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { startOutside } from '#server/testing/outside-stub.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { startBody } from '#server/testing/test-flight.ts';

describeEachDatabase('the flight plan of a booking', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  let outside: Awaited<ReturnType<typeof startOutside>>;
  let answer: unknown;
  let code: string;
  let tail: string;

  beforeAll(async () => {
    outside = await startOutside(() => ({ status: 200, body: JSON.stringify(answer) }));
    const plans = { url: `${outside.url}/?username={alias}`, provider: 'Planes' };
    api = await startApi(kind, { airline: { ...sampleAirline, operations: { ...sampleOperations, plans } } });
    pilot = await api.signedIn('pilot');
  });
  afterAll(async () => {
    await api.close();
    await outside.close();
  });
  beforeEach(async () => {
    await api.db.queries
      .updateTable('booking')
      .set({ state: 'cancelled', reason: 'company', ended_at: api.now() })
      .where('state', '=', 'reserved')
      .execute();
    await aliasIs('piloto');
    const [{ flightId, date }] = (await pilot.get('/flights?origin=LEMD&destination=LEBL')).body.items;
    const { body } = await pilot.post('/bookings', { legs: [{ flightId, date, typeId: 'jet' }] });
    [{ code, tail }] = body.bookings;
    answer = planFor();
  });

  /** A plan for the booking, made an hour ago. */
  function planFor(
    change: Record<string, unknown> = {},
    names: { from?: string; registration?: string } = {},
  ) {
    const { aircraft, ...rest } = flightPlanAnswer(new Date(api.now().getTime() - HOUR_MS), change, {
      airline: 'PRB',
      registration: names.registration ?? tail,
      from: names.from ?? 'LEMD',
      to: 'LEBL',
      alternate: 'EIDW',
      host: 'www.simbrief.com',
    });
    const type = { icao_code: tail === 'EC-AAB' ? 'A20N' : 'A320' };
    return { ...rest, aircraft: { ...(aircraft as object), ...type } };
  }
  const aliasIs = async (alias: string | null) =>
    api.db.queries
      .updateTable('pilot')
      .set({ simbrief_alias: alias })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
  const callsignOf = async (role: 'pilot' | 'operations') =>
    (await (await api.signedIn(role)).get('/me')).body.callsign as string;
  const bring = () => pilot.post(`/bookings/${code}/plan`);
  const planOfBooking = async () => (await pilot.get(`/bookings/${code}`)).body.plan;
  const begin = async (name: string, more: object = {}) => {
    const { flight: _, ...start } = startBody(name, { booking: code, ...more });
    return (await api.signedIn('pilot')).post('/reports/start', start);
  };

  it('is brought by the alias of the account, and stands on the pass', async () => {
    expect((await pilot.get(`/bookings/${code}`)).body).toMatchObject({ plan: null, planProvider: 'Planes' });
    const { status, body } = await bring();
    expect(status).toBe(200);
    expect(body.plan).toMatchObject({
      provider: 'Planes',
      levelFt: 33_000,
      route: 'PINAR2U PINAR UN870 BARPI DCT SOLDU',
      alternate: 'EIDW',
      blockFuelKg: 5369,
      tripFuelKg: 2470,
      tail,
      doubts: [],
      vatsimUrl: expect.stringMatching(/^https:\/\/my\.vatsim\.net\/pilots\/flightplan\?raw=/),
      ivaoUrl: expect.stringMatching(/^https:\/\/fpl\.ivao\.aero\/flight-plans\/create\?flightPlan=/),
    });
    expect(outside.asked.at(-1)?.path).toBe('/?username=piloto');
    expect((await pilot.get('/bookings')).body.items[0].plan).toEqual(body.plan);
    answer = planFor({ general: { initial_altitude: '35000' } });
    expect((await bring()).body.plan).toMatchObject({ levelFt: 35_000, route: null });
  });

  it('is asked for with the alias of the account alone', async () => {
    await aliasIs(null);
    expect((await bring()).body).toMatchObject({
      code: 'falta-alias',
      detail: 'Pon en tu cuenta tu alias o tu número de piloto de Planes y trae el plan otra vez.',
    });
    await aliasIs('99');
    expect((await bring()).body).toMatchObject({ code: 'plan-ajeno' });
    expect(await planOfBooking()).toBeNull();
  });

  it('is refused where it is of another pair, of another pilot, or none', async () => {
    const fits = answer;
    await bring();
    const kept = await planOfBooking();
    answer = planFor({}, { from: 'EIDW' });
    expect((await bring()).body).toMatchObject({
      code: 'plan-de-otra-ruta',
      detail:
        'Tu último plan en Planes va de EIDW a LEBL, y esta reserva, de LEMD a LEBL. Genera uno para este vuelo y tráelo otra vez.',
    });
    answer = planFor({ atc: { callsign: await callsignOf('operations') } });
    expect((await bring()).body.code).toBe('plan-ajeno');
    answer = { fetch: { status: 'Error: Unknown UserID' } };
    expect((await bring()).body.code).toBe('sin-plan');
    answer = '<html>';
    expect((await bring()).body.code).toBe('plan-ilegible');
    expect(await planOfBooking(), 'the plan before stays').toEqual(kept);
    answer = fits;
    expect((await (await api.signedIn('operations')).post(`/bookings/${code}/plan`)).status).toBe(404);
  });

  it('keeps nothing foreign: no markup, and no word that is none', async () => {
    answer = planFor({
      general: { route: '<img src=x onerror=alert(1)>', initial_altitude: '33000' },
      atc: { callsign: '<b>PRB101</b>', flightplan_text: '(FPL-<script>)' },
      navlog: [{ ident: '<i>', pos_lat: '40', pos_long: '1' }],
    });
    const { status, text } = await bring().then(({ status: is, body }) => ({
      status: is,
      text: JSON.stringify(body.plan),
    }));
    expect(status).toBe(200);
    expect(text).not.toContain('<');
  });

  it('is doubted where the aircraft is another by now, or the plan old', async () => {
    await bring();
    const [other] = await api.db.queries
      .selectFrom('aircraft')
      .selectAll()
      .where('registration', '=', 'EC-BBB')
      .execute();
    await api.db.queries
      .updateTable('booking')

      .set({ aircraft_id: other?.id ?? null, type_id: 'heavy' })
      .where('code', '=', code)
      .execute();
    expect((await planOfBooking()).doubts).toEqual([
      {
        code: 'other-type',
        message: expect.stringContaining('y vas a volar un A333: su combustible no vale.'),
      },
    ]);
    const generated_at = new Date(api.now().getTime() - 30 * HOUR_MS);
    await api.db.queries.updateTable('booking_plan').set({ generated_at }).execute();
    expect((await planOfBooking()).doubts[0]).toEqual({
      code: 'old',
      message:
        'El plan se hizo hace 30\u00a0h: el viento y la meteorología ya son otros. Genera otro y tráelo.',
    });
  });

  it('judges the flight by its fuel, whatever the recorder says', async () => {
    await bring();
    const begun = await begin('by-plan', { plannedFuelKg: 9000 });
    expect(begun.status).toBe(201);
    const report = (await pilot.get(`/reports/${begun.body.code}`)).body;
    expect(report.plan).toMatchObject({ judgedFuelKg: 5369, levelFt: 33_000, blockMin: 69 });
    expect(report.plan.points.map(({ ident }: { ident: string }) => ident)).toEqual([
      'PINAR',
      'BARPI',
      'SOLDU',
      'LEBL',
    ]);
    expect((await pilot.get(`/live/${begun.body.code}/track`)).body.planned).toEqual(report.plan.points);
    expect((await bring()).body.code).toBe('estado-de-reserva');
    await pilot.post(`/reports/${begun.body.code}/discard`);
  });

  it('leaves a plan of another aircraft out of the judgement', async () => {
    answer = planFor({}, { registration: 'EC-ZZZ' });
    expect((await bring()).body.plan.doubts).toMatchObject([{ code: 'other-tail' }]);
    const begun = await begin('other-tail');
    expect((await pilot.get(`/reports/${begun.body.code}`)).body.plan).toMatchObject({
      tail: 'EC-ZZZ',
      judgedFuelKg: null,
    });
    await pilot.post(`/reports/${begun.body.code}/discard`);
  });
});
