import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON, refusalOf } from '#server/testing/report-desk.ts';
import { field, sendFlight, startBody, testFlight } from '#server/testing/test-flight.ts';
import { addWaitingFlight } from '#server/testing/waiting-flight.ts';

/** A field that no list of airports has. */
const MEADOW = { icao: 'XXXX', lat: 41.6662, lon: -1.0415, elevationFt: 863, ends: [] };

describeEachDatabase('where a flight came down at an unknown field', (kind) => {
  const api = apiForTests(kind);

  it('is named by staff: pilot and tail stand there, and the flight earns what that airport brings', async () => {
    const pilot = await api.signedIn('pilot');
    const { code } = (await pilot.post('/reports/start', startBody('to-a-meadow'))).body;
    await sendFlight(pilot, api, code, testFlight(api, { divertTo: MEADOW }));
    const sent = (await pilot.post(`/reports/${code}/submit`, {})).body;
    expect(sent).toMatchObject({ state: 'accepted', arrIcao: null, diversion: true });
    const before = (await pilot.get(`/reports/${code}`)).body.points as number;
    const place = async () => (await pilot.get('/flights?here=true')).body.place.icao as string;
    expect(await place()).toBe('LEMD');

    const name = { arrIcao: 'EIDW', text: REASON };
    const reviewer = await api.signedIn('reviewer');
    expect(refusalOf(await actAtDesk(reviewer, code, 'arrival', name))).toEqual([403, 'sin-permiso']);
    const operations = await api.signedIn('operations');
    const { status, body } = await actAtDesk(operations, code, 'arrival', name);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.report).toMatchObject({ state: 'accepted', arrIcao: 'EIDW', diversion: true });
    // Dublin is a Focus Airport.
    expect((await pilot.get(`/reports/${code}`)).body.points).toBe(before + 10);
    expect(await place()).toBe('EIDW');
    const { body: history } = await pilot.get(`/reports/${code}/history`);
    expect(history.at(-1)).toMatchObject({ event: 'name_arrival', text: REASON, by: 'staff' });
    const [told] = (await pilot.get('/me/messages')).body.items;
    expect(told.title).toBe('Ya se sabe dónde aterrizaste: LEMD–EIDW');
    const audited = await api.db.queries
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('action', '=', 'report.name_arrival')
      .executeTakeFirstOrThrow();
    expect(audited).toMatchObject({ before: { arrIcao: null }, after: { arrIcao: 'EIDW' } });

    // Of two flights there one finds the last place of the month.
    const others: string[] = [];
    for (const minutesAgo of [260, 190])
      others.push(await addWaitingFlight(api, 'pilot', 'EIDW', minutesAgo));
    for (const one of others) await acceptAtDesk(reviewer, one);
    const pointsOf = async (one: string) => (await pilot.get(`/reports/${one}`)).body.points as number;
    expect([await pointsOf(others[0]!), await pointsOf(others[1]!)]).toEqual([20, 10]);

    // What was named wrong is named again: what the first name brought goes, and its place to the next flight.
    const again = await actAtDesk(operations, code, 'arrival', { ...name, arrIcao: 'LEBL' });
    expect(again.body.report).toMatchObject({ arrIcao: 'LEBL', diversion: false });
    expect((await pilot.get(`/reports/${code}`)).body.points).toBe(before);
    expect([await pointsOf(others[0]!), await pointsOf(others[1]!)]).toEqual([20, 20]);
    expect(await place()).toBe('LEBL');
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('is not named where the recording shows it', async () => {
    api.pass(7200);
    const pilot = await api.signedIn('pilot');
    const start = startBody('to-barcelona', {
      flight: { depIcao: 'LEBL', arrIcao: 'LEMD', icaoType: 'A320' },
    });
    const { code } = (await pilot.post('/reports/start', { ...start, lat: 41.3, lon: 2.08 })).body;
    await sendFlight(pilot, api, code, testFlight(api, { from: field('LEBL'), to: field('LEMD') }));
    await pilot.post(`/reports/${code}/submit`, {});
    const operations = await api.signedIn('operations');
    const named = await actAtDesk(operations, code, 'arrival', { arrIcao: 'EIDW', text: REASON });
    expect(refusalOf(named)).toEqual([409, 'estado-de-informe']);
    expect(named.body.detail).toContain('ya tiene aeropuerto de llegada');
  });
});
