import { beforeEach, expect, it } from 'vitest';
import { apiForTests, signedInEachTest } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { typedFlight } from '#server/testing/report-desk.ts';

const DAY_S = 86_400;

describeEachDatabase('a booked flight that is in no timetable', (kind) => {
  const api = apiForTests(kind);
  // Each test in a month of its own: only two reports by hand a month.
  beforeEach(() => api.pass(32 * DAY_S));
  const pilot = signedInEachTest(api, 'pilot');

  const bookFree = async (dep: string, arr: string) => {
    const std = new Date(api.now().getTime() + 3 * 3_600_000).toISOString();
    const { status, body } = await pilot.post('/bookings', {
      legs: [{ dep, arr, std }],
      acceptSharedTail: true,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.bookings[0];
  };
  const calendar = async () => {
    const { url } = (await pilot.post('/me/calendar')).body;
    return (await fetch(`${api.origin}${new URL(url).pathname}`)).text();
  };

  it('is called by its stage in the booking, the calendar and refusals', async () => {
    const { code } = await bookFree('LEMD', 'LEBL');
    const stage = { tour_id: 'nacional', tour_edition: 1, tour_stage: 1 };
    await api.db.queries
      .updateTable('booking')
      .set({ ...stage, kind: 'tour' })
      .where('code', '=', code)
      .execute();
    const { body } = await pilot.get(`/bookings/${code}`);
    expect(body.stage).toEqual({ tour: 'nacional', n: 1, name: 'Tour Nacional', of: 2 });
    expect(await calendar()).toContain('SUMMARY:Tour Nacional · etapa 1 de 2 LEMD–LEBL');
    const other = await bookFree('LEMD', 'EIDW');
    const std = new Date(api.now().getTime() + 3 * 3_600_000).toISOString();
    const third = await pilot.post('/bookings', { legs: [{ dep: 'LEMD', arr: 'EIDW', std }] });
    expect(third.status).toBe(409);
    expect(third.body.detail).toContain('Tour Nacional · etapa 1 de 2, de LEMD a LEBL');
    for (const open of [code, other.code]) await pilot.post(`/bookings/${open}/cancel`);
  });

  it('is a continuation where it takes on what was diverted in the last two days, and else a free flight', async () => {
    const typed = await pilot.post('/reports/manual', typedFlight(api, 3));
    expect(typed.status, JSON.stringify(typed.body)).toBe(201);
    const from = typed.body.arrIcao as string;
    await api.db.queries
      .updateTable('report')
      .set({ diversion: true, arr_planned_icao: 'EIDW' })
      .where('code', '=', typed.body.code)
      .execute();
    const on = await bookFree(from, 'EIDW');
    expect(on.kind).toBe('continuation');
    expect(await calendar()).toMatch(new RegExp(`SUMMARY:Continuación a \\S+ ${from}–EIDW`));
    await pilot.post(`/bookings/${on.code}/cancel`);
    const other = await bookFree('EIDW', from);
    expect(other.kind).toBe('free');
    await pilot.post(`/bookings/${other.code}/cancel`);
    api.pass(2 * DAY_S);
    await api.signIn(pilot, 'pilot');
    const late = await bookFree(from, 'EIDW');
    expect(late.kind).toBe('free');
    await pilot.post(`/bookings/${late.code}/cancel`);
  });
});
