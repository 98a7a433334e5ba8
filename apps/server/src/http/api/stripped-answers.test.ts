import fc from 'fast-check';
import { expect, it } from 'vitest';
import { howOften } from '@va/testing/how-often.ts';
import { pickFields } from '#server/api/answer-body.ts';
import { apiForTests } from '#server/testing/api-server.ts';
import { describeOneDatabase } from '#server/testing/databases.ts';
import { chanceOf, madeValue } from '#server/testing/made-value.ts';

/** What no schema names, and must never leave. */
const SECRET = { passwordHash: 'nunca fuera', tokenHash: [{ nunca: 'fuera' }] };

describeOneDatabase('Answers', (kind) => {
  const api = apiForTests(kind);

  it('of every endpoint are stripped to what its schema makes of them, whatever stands beside', () => {
    const strange: string[] = [];
    for (const { operation, answer } of api.platform.endpoints) {
      const { schema } = answer;
      const pick = pickFields(schema);
      let parsed = 0;
      fc.assert(
        fc.property(fc.nat(), (seed) => {
          const below = chanceOf(seed);
          const making = {
            below,
            names: [],
            now: api.now(),
            text: (field: string) => `${field} ${below(9)}`,
          };
          const said = madeValue(schema, { ...making, unnamed: () => SECRET });
          const right = schema.safeParse(said);
          if (!right.success) return;
          parsed += 1;
          const body = JSON.stringify(pick(said)) ?? '';
          expect(body, operation).toBe(JSON.stringify(right.data) ?? '');
          expect(body, operation).not.toContain('passwordHash');
        }),
        { numRuns: howOften(20, 60, 300) },
      );
      if (parsed === 0) strange.push(operation);
    }
    expect(strange).toEqual([]);
  });
});
