import fc from 'fast-check';
import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { possibleAddress } from '#server/testing/possible-address.ts';

/** Random bodies per endpoint. What is refused never comes to the database: most is asked of one of them. */
const BODIES = { postgres: howOften(3, 6, 1000), embedded: howOften(2, 3, 50) };

describeEachDatabase('random bodies', (kind) => {
  const runs = BODIES[kind];
  const api = apiForTests(kind);
  const client = signedInForTests(api, 'administrator');

  it(
    `end in an answer that is documented, ${runs} times for every endpoint that takes one`,
    async () => {
      for (const endpoint of api.platform.endpoints) {
        const { method, body, operation } = endpoint;
        if (!body) continue;
        const address = possibleAddress(endpoint);
        const names = body.type === 'object' && 'shape' in body ? Object.keys(Object(body.shape)) : [];
        const field = fc.oneof(fc.constantFrom('', ...names), fc.string());
        const value = fc.oneof(
          fc.jsonValue(),
          fc.string({ unit: 'binary' }),
          fc.integer(),
          fc.date().map(String),
        );
        const anything = fc.oneof(fc.dictionary(field, value, { maxKeys: 8 }), fc.jsonValue(), fc.string());
        await fc.assert(
          fc.asyncProperty(anything, async (sent) => {
            // Counting tries is tested elsewhere.
            api.pass(60);
            const headers = { 'If-Match': '"v1"' };
            const answer = await client.ask(method.toUpperCase(), address, {
              body: JSON.stringify(sent),
              headers,
            });
            expect(answer.status, `${operation} ${JSON.stringify(answer.body)}`).toBeLessThan(500);
            if (answer.status >= 400) expect(answer.body.title).toMatch(/\p{L}/u);
          }),
          { numRuns: runs },
        );
      }
    },
    runs * 20_000,
  );
});
