import { expect, it } from 'vitest';
import { apiForTests } from '#server/testing/api-for-tests.ts';
import { SIMULATORS, startCockpit } from '#server/testing/cockpit-flight.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { testFlight } from '#server/testing/test-flight.ts';

describeEachDatabase('a flight of our own recorder', (kind) => {
  const api = apiForTests(kind);

  it.each(SIMULATORS)('through %s comes to an accepted report that is judged whole', async (simulator) => {
    const flight = testFlight(api, { touchdownFpm: 212 });
    const test = await startCockpit(api, flight, { kind: simulator });
    const { cockpit } = test;
    await cockpit.flyFree({ from: 'LEMD', to: 'LEBL', icaoType: 'A320' });
    const began = performance.now();
    const end = flight.points.at(-1)!.at + 120_000;
    await test.flyUntil(() => cockpit.sent !== undefined || api.now().getTime() > end);
    expect(cockpit.sender.problem).toBeUndefined();
    const pilot = await api.signedIn('pilot');
    const { body: score } = await pilot.get(`/reports/${cockpit.sent?.code}/score`);
    console.log(simulator, Math.round(performance.now() - began), cockpit.sent, cockpit.notes);
    console.log(
      score.items
        .filter((i: any) => i.status !== 'ok')
        .map((i: any) => [i.ruleId, i.status, i.observed, i.reason]),
    );
    expect(cockpit.sent).toMatchObject({ state: 'accepted', score: 100, coverage: 100 });
    await test.close();
  });
});
