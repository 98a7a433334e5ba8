import { beforeAll, describe, expect, it } from 'vitest';
import { ROLE_CAPABILITIES } from '@va/domain/rights/roles.ts';
import { capabilitySchema } from '@va/contract/shared/values.ts';
import type { ApiClient } from '#server/testing/api-client.ts';
import { apiForTests, type ApiServer, type Person } from '#server/testing/api-server.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';

const PEOPLE = ['visitor', 'pilot', 'reviewer', 'operations', 'administrator'] as const;

/** One row of the table, as the OpenAPI document has it. */
interface Row {
  operation: string;
  method: string;
  path: string;
  access: string;
  things: string;
}

/** Refusals because of the caller, not because of what was asked. */
const ABOUT_WHO = ['sin-sesion', 'sin-permiso', 'segundo-factor-obligatorio'];

describe('rights', () => {
  const api = apiForTests('postgres');
  const clients = new Map<string, ApiClient>();
  let rows: Row[] = [];
  beforeAll(async () => {
    rows = readRows(api);
    clients.set('visitor', api.visitor());
    for (const person of PEOPLE.slice(1)) clients.set(person, await api.signedIn(person as Person));
  });

  it('are declared for every endpoint, and so is whose things its address names', () => {
    expect(rows.length).toBe(api.platform.endpoints.length);
    for (const { operation, access, path, things } of rows) {
      const known = ['public', 'pending', 'signed-in', ...capabilitySchema.options];
      expect(known, operation).toContain(access);
      expect(['none', 'own', 'any'], operation).toContain(things);
      expect(things === 'none', `${operation}: «things» goes with names in the address`).toBe(
        !path.includes('{'),
      );
    }
  });

  it.each(PEOPLE)('are those of the table for a %s', async (person) => {
    const wrong: string[] = [];
    for (const row of rows) {
      const client =
        row.operation === 'signOut' && person !== 'visitor'
          ? await api.signedIn(person)
          : clients.get(person)!;
      const path = row.path
        .replaceAll('{id}', '00000000-0000-4000-8000-000000000000')
        .replaceAll('{callsign}', 'ZZZ999');
      const { status, body } = await client.ask(row.method.toUpperCase(), path, {});
      const refusal = ABOUT_WHO.includes(body?.code) ? body.code : undefined;
      const expected = expectedRefusal(row, person);
      if (refusal !== expected || status >= 500)
        wrong.push(`${row.operation}: ${status} ${refusal ?? 'allowed'}, not ${expected ?? 'allowed'}`);
    }
    expect(wrong).toEqual([]);
  });

  it('reach nobody else’s things: they are not found', async () => {
    const own = rows.filter(({ things }) => things === 'own');
    for (const { operation, method, path } of own) {
      const prepare = OWN_THINGS[operation];
      expect(prepare, `${operation}: say in own-things.ts how to make one`).toBeDefined();
      // Nobody signs in that often in one minute.
      api.pass(60);
      const owner = await api.signedIn('pilot');
      const { id, ...sent } = await prepare!(owner, api);
      const address = path.replace('{id}', id);
      const stranger = await api.signedIn('other');
      expect((await stranger.ask(method.toUpperCase(), address, sent)).status, operation).toBe(404);
      const { status } = await owner.ask(method.toUpperCase(), address, sent);
      expect(status, operation).toBeLessThan(300);
    }
  });

  it('of staff reach nobody else’s own things either', async () => {
    const owner = await api.signedIn('pilot');
    for (const [operation, prepare] of Object.entries(OWN_THINGS)) {
      const { method, path } = rows.find((row) => row.operation === operation)!;
      const { id, ...sent } = await prepare(owner, api);
      const address = path.replace('{id}', id);
      for (const person of ['reviewer', 'operations', 'administrator'] as const) {
        const { status } = await clients.get(person)!.ask(method.toUpperCase(), address, sent);
        // A wrong password of somebody else's thing is a refusal too.
        expect([403, 404], `${operation} as ${person}`).toContain(status);
      }
    }
  });
});

function expectedRefusal({ access }: Row, person: (typeof PEOPLE)[number]): string | undefined {
  if (access === 'public') return undefined;
  if (person === 'visitor') return 'sin-sesion';
  if (access === 'pending' || access === 'signed-in') return undefined;
  const capability = capabilitySchema.parse(access);
  const byPosition = person === 'reviewer' && capability === 'training';
  return byPosition || ROLE_CAPABILITIES[person].has(capability) ? undefined : 'sin-permiso';
}

function readRows({ platform }: ApiServer): Row[] {
  return Object.entries(platform.document().paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Record<string, unknown>>).map(([method, described]) => ({
      operation: String(described['operationId']),
      method,
      path,
      access: String(described['x-access']),
      things: String(described['x-things']),
    })),
  );
}
