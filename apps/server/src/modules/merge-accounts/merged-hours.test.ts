import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { acceptAtDesk, actAtDesk, REASON, sendTyped } from '#server/testing/report-desk.ts';

describeEachDatabase('hours of merged accounts', (kind) => {
  const api = apiForTests(kind);

  it('are those of each account, whatever is decided of their flights after it', async () => {
    const administrator = await api.signedIn('administrator');
    const staff = await api.signedIn('operations');
    const reviewer = await api.signedIn('reviewer');
    const [pilot, other, second] = [
      await api.signedIn('pilot'),
      await api.signedIn('other'),
      await api.signedIn('second'),
    ];
    const minutes = async () => (await pilot.get('/me/totals')).body.minutes;
    const accept = async (code: string) => {
      api.pass(60);
      expect((await acceptAtDesk(reviewer, code)).status).toBe(200);
    };
    const reopen = async (code: string) => {
      api.pass(60);
      expect((await actAtDesk(staff, code, 'reopen', { text: REASON })).status).toBe(200);
    };
    const take = async (callsign: string, taken: number) => {
      api.pass(60);
      const body = { callsign, minutes: -taken, kind: 'adjustment', reason: REASON };
      expect((await staff.post('/ledger/hours', body)).status).toBe(204);
    };
    const merge = async (callsign: string) => {
      api.pass(60);
      const answer = await administrator.post(`/pilots/${callsign}/merge`, {
        into: 'PRB005',
        reason: REASON,
      });
      expect(answer.status).toBe(204);
    };

    const own = await sendTyped(api, pilot, 5);
    const theirs = await sendTyped(api, other, 9);
    const later = await sendTyped(api, other, 12);
    const third = await sendTyped(api, second, 15);
    for (const code of [own, theirs, third]) await accept(code);
    await take('PRB006', 50);
    await take('PRB002', 30);
    // What was taken of the other account finds nothing there now, and would find the hours of this one.
    await reopen(theirs);
    await reopen(third);

    await merge('PRB006');
    expect(await minutes()).toBe(70);
    await reopen(own);
    expect(await minutes()).toBe(0);
    await accept(own);
    await accept(theirs);
    expect(await minutes()).toBe(70 + 20);
    await accept(later);
    expect(await minutes()).toBe(70 + 20 + 70);
    // What is taken from then on finds the hours of both.
    await take('PRB005', 120);
    expect(await minutes()).toBe(40);

    await merge('PRB002');
    expect(await minutes()).toBe(40);
    await accept(third);
    expect(await minutes()).toBe(40 + 40);
    for (const code of [own, theirs, later, third]) await reopen(code);
    expect(await minutes()).toBe(0);
    for (const code of [third, later, theirs, own]) await accept(code);
    expect(await minutes()).toBe(40 + 40);
    const { items, notTaken } = (await pilot.get('/me/hours?limit=200')).body;
    const listed = items.reduce((sum: number, entry: { minutes: number }) => sum + entry.minutes, 0);
    expect([listed, notTaken]).toEqual([80, 0]);
    expect(await disagreements(api.db)).toEqual([]);
  });
});
