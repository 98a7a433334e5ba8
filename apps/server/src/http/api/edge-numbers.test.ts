import { z } from 'zod';
import { expect, it } from 'vitest';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { OWN_THINGS } from '#server/testing/own-things.ts';
import { possibleAddress } from '#server/testing/possible-address.ts';
import { STAFF_THINGS } from '#server/testing/staff-things.ts';

interface Shape {
  type?: unknown;
  minimum?: number;
  maximum?: number;
  items?: Shape;
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  $ref?: string;
  $defs?: Record<string, Shape>;
}

/** A body with one number at an edge of what the schema takes. */
interface Edge {
  name: string;
  body: unknown;
}

/** Numbers that were read before: another one is refused for being another. */
const READ_BEFORE = / (?:revision|from) /;

describeEachDatabase('the smallest and the largest number that a field takes', (kind) => {
  const api = apiForTests(kind);
  const pilot = signedInForTests(api, 'pilot');
  const administrator = signedInForTests(api, 'administrator');

  it('are stored or refused, of every field of every body that is reached', async () => {
    const broken: string[] = [];
    let looked = 0;
    const reached = new Set<string>();
    const missed = new Set<string>();
    for (const endpoint of api.platform.endpoints) {
      const { operation, method, path, body } = endpoint;
      if (!body || operation in STAFF_THINGS) continue;
      const own = await OWN_THINGS[operation]?.(pilot, api);
      const address = own ? path.replace(/\{\w+\}/, own.id) : possibleAddress(endpoint);
      const shape = shapeOf(body);
      for (const { name, body: sent } of edgesOf(shape, own?.body ?? body.meta()?.['example'], shape)) {
        api.pass(2);
        const answer = await (own ? pilot : administrator).ask(method.toUpperCase(), address, {
          body: JSON.stringify(sent),
          headers: { 'If-Match': '"v1"' },
        });
        // Of what is nowhere, or is of another version, the number is not looked at.
        if (answer.status === 404 || answer.status === 412) missed.add(operation);
        else {
          reached.add(operation);
          looked += 1;
        }
        if (answer.status >= 500) broken.push(`${operation}${name}`);
      }
      // Judging what was kept of them breaks nothing either.
      if (operation !== 'addPoints' && operation !== 'addFlightEvents') continue;
      const filed = await pilot.post(`${address.replace(/\/\w+$/, '')}/submit`, { asIs: true });
      if (filed.status >= 500) broken.push(`submitReport after ${operation}`);
    }
    expect(looked).toBeGreaterThan(90);
    expect([...missed].filter((one) => !reached.has(one)).toSorted()).toEqual([]);
    expect(broken).toEqual([]);
  });

  it('are stored or refused in acts of staff on a thing that is there, which take the body as it is', async () => {
    const wrong: string[] = [];
    for (const { operation, method, path, body: schema } of api.platform.endpoints) {
      const make = STAFF_THINGS[operation];
      if (!make || !schema) continue;
      const shape = shapeOf(schema);
      for (let i = 0, last = 1; i < last; i += 1) {
        api.pass(2);
        const { id = '', body, headers = {} } = await make(administrator, api);
        const edges = [{ name: '', body }, ...edgesOf(shape, body, shape)];
        last = edges.length;
        const { name, body: sent } = edges[i]!;
        const address = path.replace(/\{\w+\}/, id);
        const { status } = await administrator.ask(method.toUpperCase(), address, {
          body: JSON.stringify(sent),
          headers,
        });
        const asExpected =
          i === 0
            ? status < 300
            : status < 500 && status !== 404 && (status !== 412 || READ_BEFORE.test(name));
        if (!asExpected) wrong.push(`${operation}${name}: ${status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('that a setting takes are kept, of every one, and not the next beyond', async () => {
    const { items } = (await administrator.get('/settings')).body;
    expect(items.length).toBeGreaterThan(5);
    for (const { key, min, max, value } of items) {
      let from = value;
      for (const next of [min, max, value]) {
        const body = { from, value: next, reason: 'Lo pide quien prueba.' };
        expect((await administrator.put(`/settings/${key}`, body)).status, `${key} ${next}`).toBe(200);
        from = next;
      }
      for (const beyond of [min - 1, max + 1]) {
        const body = { from, value: beyond, reason: 'Lo pide quien prueba.' };
        expect((await administrator.put(`/settings/${key}`, body)).status, `${key} ${beyond}`).toBe(422);
      }
    }
  });
});

function shapeOf(schema: z.ZodType): Shape {
  return JSON.parse(JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })));
}

/** Every body that differs from `value` in one number, which is at an edge. */
function edgesOf(shape: Shape, value: unknown, root: Shape, name = ''): Edge[] {
  if (shape.$ref) return edgesOf(root.$defs?.[shape.$ref.replace('#/$defs/', '')] ?? {}, value, root, name);
  if (shape.anyOf) return shape.anyOf.flatMap((one) => edgesOf(one, value, root, name));
  if (shape.type === 'integer' || shape.type === 'number')
    return [shape.minimum, shape.maximum].flatMap((edge) =>
      edge === undefined ? [] : [{ name: `${name} ${edge}`, body: edge }],
    );
  if (shape.items && Array.isArray(value) && value.length > 0)
    return edgesOf(shape.items, value[0], root, name).map((edge) => ({
      ...edge,
      body: value.with(0, edge.body),
    }));
  if (!shape.properties || typeof value !== 'object' || value === null) return [];
  return Object.entries(shape.properties).flatMap(([field, inner]) =>
    edgesOf(inner, Object(value)[field], root, `${name} ${field}`).map((edge) => ({
      ...edge,
      body: { ...value, [field]: edge.body },
    })),
  );
}
