import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { ImportDesk, REASON, text } from '#server/testing/import-desk.ts';
import { acceptAtDesk, actAtDesk, sendTyped } from '#server/testing/report-desk.ts';

describeEachDatabase('an import of hours of which some were taken', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');
  const minutes = async () => (await pilot.get('/me/totals')).body.minutes;
  const takeHour = (callsign: string) =>
    operations.post('/ledger/hours', { callsign, minutes: -60, kind: 'adjustment', reason: REASON });

  it('goes where there were none to take before it either, and stays where they came out of it', async () => {
    const desk = new ImportDesk(api, operations);
    const code = await sendTyped(api, pilot);
    await acceptAtDesk(await api.signedIn('reviewer'), code);
    expect((await takeHour('PRB005')).status).toBe(204);
    expect((await actAtDesk(operations, code, 'reopen', { text: REASON })).status).toBe(200);
    expect(await minutes()).toBe(0);
    const free = await desk.bring('balances', text('callsign,hours', 'PRB005,100:00'));
    const used = await desk.bring('balances', text('callsign,hours', 'PRB006,100:00'));
    expect(await minutes()).toBe(6000);
    expect((await takeHour('PRB006')).status).toBe(204);
    const refused = await desk.takeBack(used);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('PRB006')]);
    expect((await desk.takeBack(free)).status).toBe(202);
    expect(await minutes()).toBe(0);
  });
});
