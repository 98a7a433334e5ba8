import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';

const stops = Array.from({ length: 61 }, (_, at) => (at % 2 === 0 ? 'LEMD' : 'LEBL'));
const TOUR = {
  name: 'Ida y vuelta',
  description: 'Treinta veces a Barcelona, y otras tantas de vuelta.',
  types: ['jet'],
  moreThanHours: null,
  editions: [{ n: 1, from: '2026-01-01', until: null }],
  stops,
  retiredStages: [] as number[],
  substitutes: [],
  anyOrder: false,
};

describeEachDatabase('a tour with as many stages and editions as there may be', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');

  it('is added, joined and changed whole, with a message that has room for what it says', async () => {
    expect((await operations.post('/tour-plans', { tour: TOUR })).status).toBe(201);
    expect((await pilot.post('/tours/ida-y-vuelta/enrol')).status).toBe(204);
    expect((await pilot.get('/tours/ida-y-vuelta')).body.stages).toHaveLength(60);
    const changed = {
      ...TOUR,
      editions: Array.from({ length: 20 }, (_, at) => ({
        n: at + 1,
        from: `${2026 + at}-09-01`,
        until: `${2027 + at}-08-30`,
      })),
      retiredStages: Array.from({ length: 59 }, (_, at) => at + 1),
    };
    const answer = await operations.ask('PUT', '/tour-plans/ida-y-vuelta', {
      body: { tour: changed, reason: 'Se queda en una.' },
      headers: { 'If-Match': '"v1"' },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { items } = (await pilot.get('/me/messages')).body;
    const { body } = items.find((one: { kind: string }) => one.kind === 'tour.changed');
    expect(body).toMatch(
      /^Etapa 1 \(LEMD–LEBL\), retirada.* Y \d+\u00A0cambios más, que están en la página del tour\. Lo que has superado se conserva\.$/,
    );
    expect(body.length).toBeLessThan(4000);
  });
});
