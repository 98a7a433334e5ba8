import { expect, it } from 'vitest';
import { addMonths } from '@va/domain/months.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { acceptAtDesk, refusalOf, sendTyped } from '#server/testing/report-desk.ts';

const reason = 'Se acordó en la reunión de marzo.';
const HOURS = { title: 'Mil horas', of: 'hours', least: 1000, tour: null, isPublic: true };
const TOUR = { title: 'El nacional, juntos', of: 'tour', least: null, tour: 'nacional', isPublic: false };

describeEachDatabase('the goal of a month, written at the desk', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const reviewer = signedInForTests(api, 'reviewer');
  const pilot = signedInForTests(api, 'pilot');
  const month = () => api.now().toISOString().slice(0, 7);
  const plans = async () => (await operations.get('/goals')).body;
  const versionOf = async (at: string) =>
    (await plans()).items.find((one: { month: string }) => one.month === at)?.version ?? 0;
  const write = async (at: string, goal: object | null, by = operations, version?: number) =>
    by.ask('PUT', `/goals/${at}`, {
      body: { goal, reason },
      headers: { 'If-Match': `"v${version ?? (await versionOf(at))}"` },
    });
  const undo = async (at: string) =>
    operations.ask('POST', `/goals/${at}/undo`, {
      body: {},
      headers: { 'If-Match': `"v${await versionOf(at)}"` },
    });
  const look = async (at: string, goal: object | null) =>
    (await operations.post(`/goals/${at}/try`, { goal })).body;
  const home = async (client = pilot) => (await client.get('/airline/goal')).body;

  it('is written by who writes tours, and by nobody else', async () => {
    for (const client of [pilot, reviewer]) {
      expect((await client.get('/goals')).status).toBe(403);
      expect((await client.post('/goals/cada-mes/try', { goal: HOURS })).status).toBe(403);
      expect((await write('cada-mes', HOURS, client, 0)).status).toBe(403);
    }
    expect(await plans()).toMatchObject({
      now: month(),
      items: [
        {
          month: 'cada-mes',
          version: 0,
          isWritten: false,
          goal: { title: 'Dos horas entre todos', of: 'hours', least: 2, isPublic: false },
          progress: { done: 0, need: 2, met: false },
        },
      ],
      tours: expect.arrayContaining([{ id: 'nacional', name: 'Tour Nacional' }]),
      history: [],
    });
  });

  it('says beforehand who sees it and how far it would be, and holds at once', async () => {
    const code = await sendTyped(api, pilot, 1);
    expect((await acceptAtDesk(reviewer, code)).status).toBe(200);
    const { done } = (await home()).goal;
    const tried = await look('cada-mes', HOURS);
    expect(tried).toMatchObject({
      flown: 1,
      before: { title: 'Dos horas entre todos', done, need: 2 },
      after: { title: 'Mil horas', done, need: 1000, met: false },
      last: { title: 'Mil horas', done: 0, need: 1000, met: false },
    });
    expect(tried.pilots).toBeGreaterThan(1);
    expect((await home()).goal.title).toBe('Dos horas entre todos');
    expect(await home(api.visitor())).toEqual({ goal: null, forPilots: true });
    expect((await write('cada-mes', HOURS)).body).toMatchObject({
      month: 'cada-mes',
      version: 1,
      goal: HOURS,
    });
    for (const client of [pilot, api.visitor()])
      expect(await home(client)).toMatchObject({
        goal: { title: 'Mil horas', done, need: 1000 },
        forPilots: false,
      });
  });

  it('of this month goes before that of every month, also of a tour; another month waits for its day', async () => {
    const next = addMonths(month(), 1);
    expect(await look(next, TOUR)).toMatchObject({
      before: { title: 'Mil horas' },
      after: { title: 'Mil horas' },
      last: { title: 'El nacional, juntos', of: 'tour', done: 0, need: 2 },
    });
    expect((await write(next, { ...TOUR, title: 'Navidad' })).status).toBe(200);
    expect((await home()).goal.title).toBe('Mil horas');
    expect((await write(month(), TOUR)).status).toBe(200);
    expect((await home()).goal).toMatchObject({
      title: 'El nacional, juntos',
      of: 'tour',
      tour: { id: 'nacional', name: 'Tour Nacional' },
      need: 2,
    });
    expect((await plans()).items).toMatchObject([
      { month: month(), progress: { need: 2 } },
      { month: next, progress: null, goal: { title: 'Navidad' } },
      { month: 'cada-mes', progress: null },
    ]);
  });

  it('is taken away and put back, with its history', async () => {
    expect(await look(month(), null)).toMatchObject({ after: { title: 'Mil horas' }, last: null });
    expect((await write(month(), null)).body).toMatchObject({ version: 2, goal: null });
    expect((await home()).goal.title).toBe('Mil horas');
    expect((await undo(month())).body).toMatchObject({ version: 3, goal: TOUR });
    expect((await home()).goal.title).toBe('El nacional, juntos');
    expect((await undo(month())).body).toMatchObject({ version: 4, goal: null });
    expect((await undo('cada-mes')).body).toMatchObject({ goal: { title: 'Dos horas entre todos' } });
    expect((await home()).goal.title).toBe('Dos horas entre todos');
    expect((await write('cada-mes', null)).status).toBe(200);
    expect(await home()).toEqual({ goal: null, forPilots: false });
    const { items, history } = await plans();
    expect(items.at(-1)).toMatchObject({ month: 'cada-mes', isWritten: true, version: 3, goal: null });
    expect(history.slice(0, 2)).toMatchObject([
      {
        month: 'cada-mes',
        isLast: true,
        before: { title: 'Dos horas entre todos' },
        after: null,
        reason,
        callsign: 'PRB004',
      },
      { month: 'cada-mes', isLast: false, before: { title: 'Mil horas' } },
    ]);
  });

  it.each([
    [{ title: '<img src=x>' }, 'title'],
    [{ title: '  ' }, 'title'],
    [{ least: 0 }, 'least'],
    [{ least: 1.5 }, 'least'],
    [{ least: 1e12 }, 'least'],
    [{ least: null }, 'least'],
    [{ of: 'tour', least: null, tour: 'nada' }, 'tour'],
    [{ of: 'tour', least: null }, 'tour'],
    [{ of: 'vuelos' }, 'of'],
    [{ tour: 7 }, 'tour'],
    [{ isPublic: 'sí' }, 'isPublic'],
  ])('with %j is refused where it is wrong, and nothing is written', async (change, field) => {
    const before = await plans();
    const goal = { ...HOURS, ...change };
    for (const answer of [
      await operations.post('/goals/cada-mes/try', { goal }),
      await write('cada-mes', goal),
    ]) {
      expect(refusalOf(answer)).toEqual([422, 'datos-no-validos']);
      expect(answer.body.errors).toMatchObject([{ pointer: `/goal/${field}` }]);
    }
    expect(await plans()).toEqual(before);
  });

  it.each(['2020-01', '2099-01', '2026-13', '2026', 'nunca', '%00', 'a'.repeat(70)])(
    'of %s is refused by every act',
    async (at) => {
      const address = encodeURIComponent(at);
      const answers = [
        await operations.post(`/goals/${address}/try`, { goal: HOURS }),
        await write(address, HOURS, operations, 0),
        await operations.ask('POST', `/goals/${address}/undo`, { body: {}, headers: { 'If-Match': '"v0"' } }),
      ];
      for (const { status } of answers) expect([404, 422]).toContain(status);
    },
  );

  it('is not written over while a colleague changes it, who is named', async () => {
    const administrator = await api.signedIn('administrator');
    const version = await versionOf('cada-mes');
    const answers = await Promise.all(
      [operations, administrator].map((client) => write('cada-mes', HOURS, client, version)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412);
    expect(late?.body.detail).toMatch(/^PRB00[14] la ha cambiado a las \d{2}:\d{2}Z/);
  });

  it('of a month that is over stays as it was, and another begins', async () => {
    const over = month();
    await write(over, HOURS);
    api.pass(40 * 86_400);
    await api.signIn(operations, 'operations');
    await api.signIn(pilot, 'pilot');
    expect((await home()).goal.title).toBe('Navidad');
    const { items, history } = await plans();
    expect(items.map((one: { month: string }) => one.month)).toEqual([month(), 'cada-mes']);
    expect(history[0]).toMatchObject({ month: over, isLast: false });
    const late = await operations.ask('POST', `/goals/${over}/undo`, {
      body: {},
      headers: { 'If-Match': '"v5"' },
    });
    expect(refusalOf(late)).toEqual([422, 'datos-no-validos']);
  });
});
