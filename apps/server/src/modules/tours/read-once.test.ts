import { expect, it, vi } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-for-tests.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { SHORT_TOUR } from '#server/testing/short-tour.ts';
import { fetchEntries } from '../desk-entries/read-entries.ts';

vi.mock(import('../desk-entries/read-entries.ts'), async (original) => {
  const real = await original();
  return { ...real, fetchEntries: vi.fn(real.fetchEntries) };
});

describeOneDatabase('what staff have written at the desk', (kind) => {
  const api = apiForTests(kind);
  const operations = signedInForTests(api, 'operations');
  const pilot = signedInForTests(api, 'pilot');

  /** How often an act reads it; apart from what the server keeps of it, which it reads again after a change. */
  async function readsOf(act: () => Promise<{ status: number; body: unknown }>, inTransaction = true) {
    vi.mocked(fetchEntries).mockClear();
    const { status, body } = await act();
    expect([200, 201], JSON.stringify(body)).toContain(status);
    return vi.mocked(fetchEntries).mock.calls.filter(([by]) => (by !== api.db.queries) === inTransaction)
      .length;
  }

  it('is read once to add a tour, and once to book a stage of it', async () => {
    expect(await readsOf(() => operations.post('/tour-plans', { tour: SHORT_TOUR }))).toBe(1);
    expect((await pilot.get('/tours/vuelta-corta')).status).toBe(200);
    const std = new Date(api.now().getTime() + 10 * 3_600_000).toISOString();
    const legs = [{ stage: { tour: 'vuelta-corta', n: 1 }, std }];
    expect(await readsOf(() => pilot.post('/bookings', { legs, acceptSharedTail: false }))).toBe(1);
  });

  it('is read once to try a goal', async () => {
    const goal = { title: 'Juntos', of: 'tour', least: null, tour: 'nacional', isPublic: false };
    expect(await readsOf(() => operations.post('/goals/cada-mes/try', { goal }), false)).toBe(1);
  });
});
