import { expect, it } from 'vitest';
import { subjectOf } from '@va/domain/tour/settle-tour.ts';
import { apiForTests, signedInEachTest, startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, actAtDesk, sendTyped } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import type { Goal } from '@va/domain/goals/goal.ts';

const { operations } = sampleAirline;
const withGoals = (...goals: Goal[]) => ({
  airline: { ...sampleAirline, operations: { ...operations, goals } },
});
const goal = { id: 'x', title: 'Juntos', month: null, isPublic: true } as const;

describeEachDatabase('the goal of the month', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInEachTest(api, 'pilot');
  const reviewer = signedInEachTest(api, 'reviewer');
  const operationsDesk = signedInEachTest(api, 'operations');
  const now = async (client = pilot) => (await client.get('/airline/goal')).body.goal;

  it('grows by flights that are accepted, shrinks when one is taken back, and begins anew with the month', async () => {
    expect(await now()).toMatchObject({
      title: 'Dos horas entre todos',
      of: 'hours',
      done: 0,
      need: 2,
      met: false,
    });
    const code = await sendTyped(api, pilot, 1);
    expect((await now()).done).toBe(0);
    const accepted = await acceptAtDesk(reviewer, code);
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    const { minutes } = (await pilot.get('/airline/statistics')).body;
    expect(minutes).toBeGreaterThan(0);
    expect((await now()).done).toBe(Math.floor(minutes / 60));
    await actAtDesk(operationsDesk, code, 'reopen', { text: 'Se mira otra vez con calma.' });
    expect((await now()).done).toBe(0);
    await acceptAtDesk(reviewer, code);
    const before = await now();
    expect(before.done).toBeGreaterThan(0);
    api.pass((Date.parse(before.until) - api.now().getTime()) / 1000);
    await api.signIn(pilot, 'pilot');
    expect(await now()).toMatchObject({ done: 0, met: false });
    expect((await now()).month > before.month).toBe(true);
  });

  it('is shown to visitors where the airline says so alone', async () => {
    expect((await api.visitor().get('/airline/goal')).body).toEqual({ goal: null, forPilots: true });
    const open = await startApi(kind, withGoals({ ...goal, target: { of: 'airports', least: 3 } }));
    expect((await open.visitor().get('/airline/goal')).body.goal).toMatchObject({
      of: 'airports',
      done: 0,
      need: 3,
    });
    await open.close();
    const without = await startApi(kind, withGoals());
    expect((await without.visitor().get('/airline/goal')).body).toEqual({ goal: null, forPilots: false });
    await without.close();
  });

  it('of a tour counts each stage once, whoever passed it, and by what stands', async () => {
    const tour = await startApi(kind, withGoals({ ...goal, target: { of: 'tour', tour: 'nacional' } }));
    const read = async () => (await tour.visitor().get('/airline/goal')).body.goal;
    expect(await read()).toMatchObject({ tour: { id: 'nacional', name: 'Tour Nacional' }, done: 0, need: 2 });
    const { id, stages } = operations.tours[0]!;
    expect(stages).toHaveLength(2);
    const post = async (pilotId: string, n: number, seq: number, reverses: string | null = null) => {
      const entry = crypto.randomUUID();
      const subject = subjectOf({ id, edition: 1 }, n);
      const nominal = reverses === null ? 5 : -5;
      await tour.db.queries
        .insertInto('points_entry')
        .values({
          id: entry,
          pilot_id: pilotId,
          seq,
          reason: reverses === null ? 'stage' : 'reversal',
          subject,
          nominal,
          applied: nominal,
          balance_after: reverses === null ? 5 * seq : 5 * (seq - 2),
          period: tour.now().toISOString().slice(0, 7),
          reverses_id: reverses,
        })
        .execute();
      return entry;
    };
    const [one, two] = [await tour.idOf('pilot'), await tour.idOf('other')];
    await post(one, 1, 1);
    await post(two, 1, 1);
    expect(await read()).toMatchObject({ done: 1, met: false });
    const second = await post(two, 2, 2);
    expect(await read()).toMatchObject({ done: 2, met: true });
    await post(two, 2, 3, second);
    expect(await read()).toMatchObject({ done: 1, met: false });
    await tour.close();
    const gone = await startApi(kind, withGoals({ ...goal, target: { of: 'tour', tour: 'nada' } }));
    expect((await gone.visitor().get('/airline/goal')).body).toEqual({ goal: null, forPilots: false });
    await gone.close();
  });
});
