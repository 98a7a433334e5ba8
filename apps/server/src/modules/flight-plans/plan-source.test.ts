import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type StubAnswer, startOutside } from '#server/testing/outside-stub.ts';
import { askPlan } from './plan-source.ts';

const stubs: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const stub of stubs.splice(0)) await stub.close();
});

async function providerThat(answer: StubAnswer) {
  const outside = await startOutside(() => answer);
  stubs.push(outside);
  return { ...outside, source: { url: `${outside.url}/?username={alias}&json=v2`, provider: 'Planes' } };
}
const json = (body: unknown, status = 200): StubAnswer => ({ status, body: JSON.stringify(body) });
const made = new Date('2026-11-28T10:00:00Z');

describe('asking for a plan', () => {
  it('tells the provider nothing but the alias, and gives its plan', async () => {
    const { source, asked } = await providerThat(json(flightPlanAnswer(made)));
    expect((await askPlan(source, 'a&b')).callsign).toBe('ABC101');
    expect(asked.map(({ path }) => path)).toEqual(['/?username=a%26b&json=v2']);
    expect(Object.keys(asked[0]?.headers ?? {})).not.toContain('cookie');
    await askPlan(source, '123456');
    expect(asked[1]?.path).toBe('/?json=v2&userid=123456');
  });

  const unknown = { fetch: { status: 'Error: Unknown UserID' } };
  it.each([
    ['knows nobody', 'sin-plan', json(unknown, 400)],
    ['knows nobody, and says so in a good answer', 'sin-plan', json(unknown)],
    ['has no such page', 'sin-plan', { status: 404, body: 'Not found' }],
    ['is broken', 'plan-sin-respuesta', { status: 503, body: 'down' }],
    ['asks for quiet', 'plan-sin-respuesta', { status: 429, body: '' }],
    [
      'sends one elsewhere',
      'plan-sin-respuesta',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
    ],
    ['never answers', 'plan-sin-respuesta', { status: 200, silent: true }],
    ['answers a page', 'plan-ilegible', { status: 200, body: '<!doctype html><h1>Mantenimiento</h1>' }],
    ['answers half a plan', 'plan-ilegible', { status: 200, body: '{"origin":{"icao_code":"LEMD"' }],
    ['answers something else', 'plan-ilegible', json({ fetch: { status: 'Success' } })],
    ['answers 5 MB', 'plan-ilegible', json({ ...flightPlanAnswer(made), text: 'x'.repeat(5_000_000) })],
    ['answers without an end', 'plan-ilegible', { status: 200, endless: true }],
  ] as const)('fails in words where it %s', async (_, code, answer) => {
    const { source } = await providerThat(answer);
    // Long enough for every answer of this machine, but one that never comes.
    const patienceMs = 'silent' in answer ? 50 : 20_000;
    await expect(askPlan(source, 'piloto', patienceMs)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^(?:Planes|El plan|Lo que).*(?:Planes).*\.$|^Planes .*\.$/),
    });
  });

  it('fails in the same words where there is no server at all', async () => {
    const source = { url: 'http://127.0.0.1:1/{alias}', provider: 'Planes' };
    await expect(askPlan(source, 'piloto')).rejects.toMatchObject({ code: 'plan-sin-respuesta' });
  });
});
