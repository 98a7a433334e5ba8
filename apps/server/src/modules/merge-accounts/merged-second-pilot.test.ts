import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON, sendTyped } from '#server/testing/report-desk.ts';

describeEachDatabase('a flight that two accounts of one person flew together', (kind) => {
  const api = apiForTests(kind);

  it('counts once when they are merged, and no longer when it is reopened', async () => {
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const [reviewer, staff] = [await api.signedIn('reviewer'), await api.signedIn('operations')];
    const figures = async () => {
      const { flights, minutes, points } = (await pilot.get('/me/totals')).body;
      return { flights, minutes, points };
    };
    const flight = await sendTyped(api, other, 1, { secondPilot: 'PRB005' });
    await acceptAtDesk(reviewer, flight);
    const [{ link }] = (await pilot.get('/me/messages')).body.items;
    const second = link.split('/').at(-1);
    expect((await pilot.post(`/reports/${second}/confirm`)).body.state).toBe('accepted');

    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect(merged.status).toBe(204);
    expect(await figures()).toEqual({ flights: 1, minutes: 70, points: 10 });
    expect((await pilot.get(`/reports/${second}`)).body.state).toBe('voided');
    const [told, before] = (await pilot.get('/me/messages')).body.items;
    expect(told.body).toContain('Los vuelos que hicieron juntas suman una sola vez.');
    expect(before.title).toContain('Vuelo de segundo piloto contado');

    await actAtDesk(staff, flight, 'reopen', { text: REASON });
    expect(await figures()).toEqual({ flights: 0, minutes: 0, points: 0 });
    await acceptAtDesk(reviewer, flight);
    expect(await figures()).toEqual({ flights: 1, minutes: 70, points: 10 });
    expect(await disagreements(api.db)).toEqual([]);
  });
});
