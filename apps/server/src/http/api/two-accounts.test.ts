import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import type { ApiAnswer, ApiClient } from '#server/testing/api-client.ts';
import type { ApiServer } from '#server/testing/api-server.ts';
import { startApi } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { disagreements } from '#server/testing/disagreements.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';

/** Requests that are played; as often as they are in full, they take ten minutes and more. */
const STEPS = { postgres: howOften(150, 2000, 50_000), embedded: howOften(100, 500, 10_000) };
/** Ends of the accounts themselves, after which nobody is left to ask. */
const LAST_ACTS = ['eraseMe', 'retireMe', 'signOut', 'signOutOtherDevices', 'changePassword'];
/** What only its pilot may read; the desk's words would know it too. */
const SECRETS = { email: 'solo-suyo@ejemplo.org', simbriefAlias: 'alias-solo-suyo' };

interface Played {
  method: string;
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** How a request is changed before it is played again; numbers choose among what there is. */
type Slip =
  | { kind: 'as it was' }
  | { kind: 'another name'; by: number }
  | { kind: 'field'; at: number; to: unknown };

const slips: fc.Arbitrary<Slip> = fc.oneof(
  fc.constant<Slip>({ kind: 'as it was' }),
  fc.record({ kind: fc.constant('another name' as const), by: fc.nat() }),
  fc.record({
    kind: fc.constant('field' as const),
    at: fc.nat(),
    to: fc.oneof(
      fc.jsonValue(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('PRB005', 'PRB006', -1, 1e308),
    ),
  }),
);
const steps = fc.record({
  who: fc.constantFrom('pilot', 'pilot', 'other', 'other', 'visitor'),
  which: fc.nat(),
  slip: slips,
  twice: fc.boolean(),
});

describeEachDatabase('two accounts that send anything in any order', (kind) => {
  const count = STEPS[kind];
  let api: ApiServer;
  const clients = new Map<string, ApiClient>();
  const requests: Played[] = [];
  /** Codes and ids that were seen, of all pilots. */
  const names = new Set<string>(['PRB005', 'PRB006', '00000000-0000-4000-8000-000000000000']);

  beforeAll(async () => {
    api = await startApi(kind);
    clients.set('visitor', api.visitor());
    clients.set('other', await api.signedIn('other'));
    const pilot = await api.signedIn('pilot');
    clients.set('pilot', pilot);
    await api.db.queries
      .updateTable('pilot')
      .set({ email: SECRETS.email, simbrief_alias: SECRETS.simbriefAlias })
      .where('id', '=', await api.idOf('pilot'))
      .execute();
    await recordRequests(pilot);
    for (const { method, path, operation } of api.platform.endpoints)
      if (method === 'get' && !path.includes('stream') && !LAST_ACTS.includes(operation))
        requests.push({ method: 'GET', path });
  });
  afterAll(() => api.close());

  /** Makes one of each thing that a pilot can own, and keeps every request that it took. */
  async function recordRequests(pilot: ApiClient): Promise<void> {
    const ask = pilot.ask.bind(pilot);
    pilot.ask = async (method, path, sent) => {
      const answer = await ask(method, path, sent);
      const size = JSON.stringify(sent.body ?? '').length;
      if (size < 5000) requests.push({ method, path, ...sent });
      remember(answer);
      return answer;
    };
    for (const [operation, prepare] of Object.entries(OWN_THINGS)) {
      const endpoint = api.platform.endpoints.find((one) => one.operation === operation);
      if (!endpoint || LAST_ACTS.includes(operation)) continue;
      const { id, ...sent } = await prepare(pilot, api);
      names.add(id);
      await pilot.ask(endpoint.method.toUpperCase(), endpoint.path.replace('{id}', id), sent);
    }
    pilot.ask = ask;
  }

  function remember({ body }: ApiAnswer): void {
    const found = JSON.stringify(body).matchAll(/"(?:id|code|flightId)":"([^"]{6,40})"/g);
    for (const [, name = ''] of found) names.add(name);
  }

  function change({ method, path, body, headers }: Played, slip: Slip): Played {
    const pick = (by: number) => [...names][by % names.size] ?? '';
    const named = path.replace(/\{\w+\}/, () =>
      encodeURIComponent(pick(slip.kind === 'another name' ? slip.by : 0)),
    );
    const sent = { method, path: named, ...(body !== undefined && { body }), ...(headers && { headers }) };
    if (slip.kind === 'another name')
      return {
        ...sent,
        path: named.replace(/[0-9a-f-]{36}|[2-9A-Z]{8}(?=\/|$)/, () => encodeURIComponent(pick(slip.by))),
      };
    if (slip.kind === 'field' && typeof body === 'object' && body !== null) {
      const fields = Object.keys(body);
      const field = fields[slip.at % Math.max(1, fields.length)];
      return field === undefined ? sent : { ...sent, body: { ...body, [field]: slip.to } };
    }
    return sent;
  }

  it(
    `never break the server, never see the other's things, and leave books that agree: ${count} requests`,
    async () => {
      const own = await ownCodes();
      for (const { who, which, slip, twice } of fc.sample(steps, count)) {
        const request = change(requests[which % requests.length]!, slip);
        for (let time = 0; time < (twice ? 2 : 1); time += 1) {
          api.pass(20);
          const client = clients.get(who)!;
          const { method, path, body, headers } = request;
          const answer = await client.ask(method, path, { body, ...(headers && { headers }) });
          const told = `${who}: ${method} ${path} ${JSON.stringify(body)?.slice(0, 500)}`;
          expect(answer.status, `${told} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
          if (who === 'pilot') remember(answer);
          else expect(foreignIn(answer, request, own), told).toEqual([]);
        }
      }
      expect(await disagreements(api.db)).toEqual([]);
    },
    60_000 + count * 100,
  );

  /** Codes of the pilot's bookings and flights, which nobody else is told. */
  async function ownCodes(): Promise<string[]> {
    const id = await api.idOf('pilot');
    const codes = await Promise.all(
      (['report', 'booking'] as const).map((table) =>
        api.db.queries.selectFrom(table).select('code').where('pilot_id', '=', id).execute(),
      ),
    );
    return [...codes.flat().map(({ code }) => code), ...Object.values(SECRETS)];
  }

  /** What an answer tells of the pilot that the request did not say itself. */
  function foreignIn({ body }: ApiAnswer, request: Played, own: readonly string[]): string[] {
    const [told, said] = [JSON.stringify(body), JSON.stringify(request)];
    return own.filter((secret) => told.includes(secret) && !said.includes(secret));
  }
});
