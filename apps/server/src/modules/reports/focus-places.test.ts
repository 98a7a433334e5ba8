import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer, Person } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON, rejectAtDesk } from '#server/testing/report-desk.ts';
import { addWaitingFlight } from '#server/testing/waiting-flight.ts';

describeEachDatabase('bonuses of a Focus Airport', (kind) => {
  let api: ApiServer;
  let pilot: ApiClient;
  let operations: ApiClient;
  let reviewer: ApiClient;
  beforeAll(async () => {
    api = await startApi(kind);
  });
  afterAll(() => api.close());
  // Each test in a month of its own: an airport gives its bonus twice a month.
  beforeEach(async () => {
    api.pass(32 * 86_400);
    pilot = await api.signedIn('pilot');
    operations = await api.signedIn('operations');
    reviewer = await api.signedIn('reviewer');
  });

  /** A flight from Madrid that ended so many hours ago and waits for a person. */
  const send = (hoursAgo: number, arr = 'EIDW', person: Person = 'pilot') =>
    addWaitingFlight(api, person, arr, (hoursAgo + 1) * 60);
  const accept = (code: string) => acceptAtDesk(reviewer, code);
  const reopen = (code: string) => actAtDesk(operations, code, 'reopen', { text: REASON });
  /** Points of each flight: 10 of its block, and 10 with the bonus. */
  const pointsOf = (codes: readonly string[]) =>
    Promise.all(codes.map(async (code) => (await pilot.get(`/reports/${code}`)).body.points as number));

  it('PL-65: are two a month; the place of a flight that falls goes to the next one that counts', async () => {
    const before = (await pilot.get('/me/points')).body.balance;
    const flights = [await send(9), await send(7), await send(5), await send(3, 'LEBL')];
    const [first, second] = flights;
    for (const code of flights) await accept(code);
    expect(await pointsOf(flights)).toEqual([20, 20, 10, 10]);
    await reopen(first!);
    expect(await pointsOf(flights)).toEqual([0, 20, 20, 10]);
    await rejectAtDesk(reviewer, first!);
    await pilot.post(`/reports/${first}/appeal`, { text: 'El vuelo es verdadero: hay captura.' });
    await actAtDesk(operations, first!, 'resolve', { verdict: 'uphold', answer: REASON });
    expect(await pointsOf(flights)).toEqual([10, 20, 20, 10]);
    await actAtDesk(operations, second!, 'void', { facts: REASON, heard: REASON });
    await actAtDesk(await api.signedIn('administrator'), second!, 'void', { facts: REASON });
    // The debit for cheating stands with the flight.
    expect(await pointsOf(flights)).toEqual([20, -30, 20, 10]);
    expect((await pilot.get('/me/points')).body.balance).toBe(before + 50 - 30);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('stay with their flight when one that had the place before falls again', async () => {
    const [first, second] = [await send(9), await send(7)];
    await accept(first);
    await reopen(first);
    await accept(second);
    await accept(first);
    expect(await pointsOf([first, second])).toEqual([20, 20]);
    await reopen(first);
    expect(await pointsOf([first, second])).toEqual([0, 20]);
    expect(await disagreements(api.db)).toEqual([]);
  });

  it('stay with a flight whose appeal is upheld', async () => {
    const flights = [await send(9), await send(7), await send(5)];
    for (const code of flights) await accept(code);
    await pilot.post(`/reports/${flights[0]}/appeal`, { text: 'Pido que se mire otra vez.' });
    await actAtDesk(operations, flights[0]!, 'resolve', { verdict: 'uphold', answer: REASON });
    expect(await pointsOf(flights)).toEqual([20, 20, 10]);
  });

  it('are two for who had one with each of two accounts that become one', async () => {
    const flights = [await send(9), await send(7, 'EIDW', 'other')];
    for (const code of flights) await accept(code);
    const administrator = await api.signedIn('administrator');
    const merged = await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON });
    expect(merged.status).toBe(204);
    expect(await pointsOf(flights)).toEqual([20, 20]);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
