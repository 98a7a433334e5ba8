// What the acts that reach furthest leave behind in every table, row by row. The file beside it was written before what
// follows from a flight was told through one list; a change that means to change it is written anew with `-u`.
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allRows } from '#server/testing/all-rows.ts';
import type { ApiAnswer, ApiClient } from '#server/testing/api-client.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { changedRows } from '#server/testing/changed-rows.ts';
import { describeBothDatabases } from '#server/testing/databases.ts';
import { clockAt, closeMonths } from '#server/testing/past-flights.ts';
import { acceptAtDesk, actAtDesk, REASON, rejectAtDesk, sendTyped } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';
import { sendStage } from '#server/testing/stage-flights.ts';
import { startBody } from '#server/testing/test-flight.ts';

const islas = { ...sampleOperations.tours[0]!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };
const twoFlights = { id: 'two', name: 'Dos vuelos', description: 'Dos.', rule: { of: 'flights', least: 2 } };
const operations = { ...sampleOperations, tours: [islas], awards: [twoFlights] } as typeof sampleOperations;

const HELD = { countsOn: 'arrival', reason: 'Lo piden los pilotos' };
const FACTS = { facts: 'La traza salta 300 NM sin hueco.', heard: 'Dice que se le cayó la red.' };

describeBothDatabases('acts that reach far', (kind) => {
  const api = apiForTests(kind, { airline: { ...sampleAirline, operations } });

  it('leave the same rows as ever', async () => {
    const rows = changedRows();
    let before = await allRows(api.db);
    rows.learn(before);
    const told: string[] = [];
    const refused: string[] = [];
    const at = (hours: number) => new Date(api.now().getTime() + hours * 3_600_000).toISOString();
    const play = async <T>(act: string, work: () => Promise<T>): Promise<T> => {
      const result = await work();
      const after = await allRows(api.db);
      told.push(`# ${act}`, ...rows.between(before, after), '');
      before = after;
      return result;
    };
    const done = ({ status, body }: ApiAnswer) => {
      if (status >= 300) refused.push(`${at(0)} ${JSON.stringify(body)}`);
      return body;
    };
    const planner = await api.signedIn('operations');
    const flyIn = { name: 'Puente', body: 'Todos a Barcelona.', airports: ['LEBL'], points: 5 };
    const times = { startsAt: at(1), endsAt: at(12) };
    done(await planner.post('/events', { ...flyIn, ...times, ...HELD, signup: false }));
    api.pass(13 * 3600);
    const [pilot, other] = [await api.signedIn('pilot'), await api.signedIn('other')];
    const [reviewer, staff] = [await api.signedIn('reviewer'), await api.signedIn('operations')];
    const [administrator, director] = [await api.signedIn('administrator'), await api.signedIn('second')];

    const first = await play('type a flight', () => sendTyped(api, pilot, 5, { secondPilot: 'PRB006' }));
    await play('accept', async () => done(await acceptAtDesk(reviewer, first)));
    const [{ link }] = (await other.get('/me/messages')).body.items;
    await play('confirm as second pilot', async () =>
      done(await other.post(`/reports/${link.split('/').at(-1)}/confirm`)),
    );
    const second = await sendTyped(api, pilot, 3);
    await play('ask', async () =>
      done(await actAtDesk(reviewer, second, 'ask', { text: '¿Con qué red volaste la final?' })),
    );
    await play('answer', async () =>
      done(await pilot.post(`/reports/${second}/answer`, { text: 'Con VATSIM, toda entera.' })),
    );
    await play('accept another', async () => done(await acceptAtDesk(reviewer, second)));
    await play('reopen', async () => done(await actAtDesk(staff, first, 'reopen', { text: REASON })));
    await play('reject', async () => done(await rejectAtDesk(reviewer, first)));
    await play('appeal', async () =>
      done(await pilot.post(`/reports/${first}/appeal`, { text: REASON, rules: [], evidence: [] })),
    );
    await play('uphold', async () =>
      done(await actAtDesk(staff, first, 'resolve', { verdict: 'uphold', waivers: [], answer: REASON })),
    );
    await play('propose to void', async () => done(await actAtDesk(staff, second, 'void', FACTS)));
    await play('void', async () =>
      done(await actAtDesk(administrator, second, 'void', { facts: 'He visto la traza y es claro.' })),
    );
    await play('appeal against cheating', async () =>
      done(await pilot.post(`/reports/${second}/appeal`, { text: REASON, rules: [], evidence: [] })),
    );
    await play('dismiss', async () =>
      done(await actAtDesk(director, second, 'resolve', { verdict: 'dismiss', waivers: [], answer: REASON })),
    );

    const stages: string[] = [];
    for (const [i, person] of (['other', 'pilot'] as const).entries()) {
      const { n, dep, arr } = islas.stages[i]!;
      const pilotId = await api.idOf(person);
      stages.push(await sendStage(api, { pilotId, tour: 'islas', n, dep, arr, hoursAgo: 11 - i * 3 }));
    }
    await play('accept the first stage', async () => done(await acceptAtDesk(reviewer, stages[0]!)));
    await play('accept the other’s second stage', async () => done(await acceptAtDesk(reviewer, stages[1]!)));

    await play('book', async () => done(await book(other)));
    const dublin = { name: 'Lejos', body: 'Todos a Dublín.', airports: ['EIDW'], capacity: 5 };
    const later = { startsAt: at(70), endsAt: at(74) };
    const ahead = done(await staff.post('/events', { ...dublin, ...later, ...HELD, signup: true }));
    await play('sign up', async () => done(await other.post(`/events/${ahead.id}/signup`, {})));
    await play('suspend', async () =>
      done(await staff.post('/pilots/PRB006/suspend', { days: 7, ...FACTS })),
    );
    await play('lift the suspension', async () =>
      done(await staff.post('/pilots/PRB006/lift-suspension', { reason: 'Fue un error.' })),
    );

    await play('merge', async () =>
      done(await administrator.post('/pilots/PRB006/merge', { into: 'PRB005', reason: REASON })),
    );
    await play('reopen a stage', async () =>
      done(await actAtDesk(staff, stages[0]!, 'reopen', { text: REASON })),
    );
    await play('accept the stage again', async () => done(await acceptAtDesk(reviewer, stages[0]!)));

    clockAt(api, '2026-11-30T12:00:00Z');
    const asked = done(
      await (await api.signedIn('pilot')).post('/me/leaves', { firstMonth: '2026-12', months: 2 }),
    );
    await play('grant a leave', async () =>
      done(await (await api.signedIn('operations')).post(`/leaves/${asked.id}/decide`, { grant: true })),
    );
    clockAt(api, '2026-12-10T12:00:00Z');
    await play('close the month', () => closeMonths(api));
    await api.db.transaction(async (tx) => {
      await tx
        .updateTable('pilot')
        .set({ status: 'on_leave', leave_until: new Date('2027-02-01T00:00:00Z') })
        .where('callsign', '=', 'PRB005')
        .execute();
    });
    const again = await api.signedIn('pilot');
    const flown = await sendTyped(api, again, 5);
    const desk = await api.signedIn('operations');
    await play('accept a flight in the leave', async () => done(await acceptAtDesk(desk, flown)));
    await play('reopen the flight in the leave', async () =>
      done(await actAtDesk(desk, flown, 'reopen', { text: REASON })),
    );
    await play('end the leave', async () =>
      done(await desk.post(`/leaves/${asked.id}/end`, { reason: REASON })),
    );

    const flying = done(await again.post('/reports/start', startBody('golden-flight'))).code;
    expect(flying).toBeTruthy();
    await play('erase', async () =>
      done(
        await (
          await api.signedIn('administrator')
        ).post('/pilots/PRB005/erase', {
          confirmedByPilot: true,
          callsign: 'PRB005',
          reason: REASON,
        }),
      ),
    );
    await play('accept what the erased account had sent', async () => done(await acceptAtDesk(desk, flown)));
    expect(refused).toEqual([]);
    await expect(told.join('\n')).toMatchFileSnapshot(join(import.meta.dirname, 'acts-to-the-row.test.txt'));
  });

  async function book(client: ApiClient): Promise<ApiAnswer> {
    const [flight] = (await client.get('/flights?here=true')).body.items;
    return client.post('/bookings', { legs: [{ flightId: flight?.flightId, date: flight?.date }] });
  }
});
