import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, REASON } from '#server/testing/report-desk.ts';
import { addWaitingFlight } from '#server/testing/waiting-flight.ts';

const HOUR = 3600;

describeEachDatabase('an event that one account signed up for in time and the other flew in', (kind) => {
  const api = apiForTests(kind);

  it('is attended once they are merged, by the earlier of their two sign-ups', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const staff = await api.signedIn('operations');
    const at = (hours: number) => new Date(api.now().getTime() + hours * HOUR * 1000).toISOString();
    const event = { name: 'Tarde de Dublín', body: 'Todos a Dublín.', startsAt: at(1), endsAt: at(6) };
    const rules = { airports: ['EIDW'], countsOn: 'arrival', signup: true, reason: 'Lo piden los pilotos' };
    const { id } = (await staff.post('/events', { ...event, ...rules })).body;
    expect((await other.post(`/events/${id}/signup`, {})).status).toBe(204);
    api.pass(2 * HOUR);
    const code = await addWaitingFlight(api, 'pilot', 'EIDW', 0);
    api.pass(HOUR);
    expect((await pilot.post(`/events/${id}/signup`, {})).status).toBe(204);
    await acceptAtDesk(staff, code);
    const points = async () => (await pilot.get(`/reports/${code}`)).body.points;
    expect(await points()).toBe(20);

    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect(merged.status).toBe(204);
    expect(await points()).toBe(35);
    const { flown, tookPart } = (await pilot.get(`/events/${id}`)).body;
    expect([flown.state, tookPart]).toEqual(['counts', 1]);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
