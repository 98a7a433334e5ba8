import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { REASON } from '#server/testing/report-desk.ts';
import { sampleAirline } from '#server/testing/sample-airline.ts';
import { sampleOperations } from '#server/testing/sample-operations.ts';

const DAY_MS = 86_400_000;
const [nacional] = sampleOperations.tours;
const islas = { ...nacional!, id: 'islas', name: 'Tour Islas', minMinutesExclusive: null };
const airline = { ...sampleAirline, operations: { ...sampleOperations, tours: [islas] } };

describeEachDatabase('a suspended pilot', (kind) => {
  const api = apiForTests(kind, { airline });
  const pilot = signedInForTests(api, 'pilot');
  const operations = signedInForTests(api, 'operations');

  it('sees the events of pilots and their own standing in tours, and what keeps them from joining', async () => {
    const at = (days: number) => new Date(api.now().getTime() + days * DAY_MS).toISOString();
    const event = async (name: string, days: number) => {
      const body = { name, body: 'Todos a Dublín.', airports: ['EIDW'], countsOn: 'arrival', signup: true };
      const times = { startsAt: at(days), endsAt: at(days + 1), isPublic: false };
      const { body: made } = await operations.post('/events', { ...body, ...times, reason: REASON });
      return made.id as string;
    };
    const [soon, later] = [await event('Noche de Dublín', 2), await event('Mes de Dublín', 20)];
    await pilot.post(`/events/${later}/signup`, {});
    await pilot.post('/tours/islas/enrol');
    const suspended = await operations.post('/pilots/PRB005/suspend', {
      days: 7,
      facts: 'El 12 de noviembre insultó a un compañero.',
      heard: 'Dice que lo siente.',
    });
    expect(suspended.status, JSON.stringify(suspended.body)).toBe(200);

    const refusal = {
      message: 'Tu cuenta está en el estado «suspendido» y así no se puede participar.',
      wayOut: 'Podrás participar cuando acabe la suspensión. Mientras tanto puedes recurrirla.',
    };
    expect((await pilot.get('/events')).body).toMatchObject([
      { id: soon, own: { signedAt: null, refusal } },
      { id: later, own: { signedAt: expect.any(String), refusal, mayWithdraw: false } },
    ]);
    expect((await pilot.get(`/events/${later}`)).body).toMatchObject({ flights: [], free: null });
    expect((await pilot.get('/tours')).body).toMatchObject([{ own: { state: 'open', passed: 0, refusal } }]);
    const { stages, next } = (await pilot.get('/tours/islas')).body;
    expect(stages[0].state).toBe('next');
    expect(next).toBeNull();
    expect((await pilot.get('/focus-airports')).body[0].usedThisMonth).toBe(0);
    expect((await pilot.post(`/events/${soon}/signup`, {})).status).toBe(403);
  });
});
