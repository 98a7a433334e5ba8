// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { flightPlanAnswer } from '@va/testing/flight-plan-answer.ts';
import { flightPlanQuery, isUnknownAlias } from './flight-plan.ts';

const URL_OF_FEED = 'https://plans.example/fetch?username={alias}&json=v2';

let asked = '';
function read(body: string, alias = 'piloto', status = 200) {
  vi.stubGlobal('fetch', (address: string) => {
    asked = address;
    return Promise.resolve(new Response(body, { status }));
  });
  return flightPlanQuery(URL_OF_FEED, alias).queryFn({ signal: new AbortController().signal });
}

describe('the last plan', () => {
  it('is asked for by alias, or by number, and nothing typed becomes another parameter', async () => {
    const body = JSON.stringify(flightPlanAnswer(new Date()));
    expect((await read(body)).data.callsign).toBe('ABC101');
    expect(asked).toBe('https://plans.example/fetch?username=piloto&json=v2');
    await read(body, '123456');
    expect(asked).toBe('https://plans.example/fetch?json=v2&userid=123456');
    await read(body, 'a&userid=1 ñ');
    expect(Object.fromEntries(new URL(asked).searchParams)).toEqual({ username: 'a&userid=1 ñ', json: 'v2' });
  });

  it.each([
    [400, JSON.stringify({ fetch: { status: 'Error: Unknown UserID' } })],
    [200, JSON.stringify({ fetch: { status: 'Error: No flight plan on file for the specified user' } })],
  ])('is unknown to the provider: %i %s', async (status, body) => {
    const error = await read(body, 'nadie', status).catch((caught: unknown) => caught);
    expect(isUnknownAlias(error as Error)).toBe(true);
  });

  it.each([
    ['half of it', JSON.stringify(flightPlanAnswer(new Date())).slice(0, 900)],
    ['a page', '<!doctype html><h1>Maintenance</h1>'],
    ['no plan', JSON.stringify({ fetch: { status: 'Success' } })],
  ])('cannot be read when the answer is %s', async (_, body) => {
    await expect(read(body)).rejects.toMatchObject({ failure: 'unreadable' });
  });
});
