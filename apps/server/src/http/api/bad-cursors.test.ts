import { expect, it } from 'vitest';
import { z } from 'zod';
import { writeCursor } from '#server/api/cursor.ts';
import { apiForTests, signedInForTests } from '#server/testing/api-server.ts';
import { describeEachDatabase } from '#server/testing/databases.ts';
import { possibleAddress } from '#server/testing/possible-address.ts';

/** What a cursor may say that no list of ours has said. */
const NUMBERS = [0, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
const WORDS = ['', 'no es un id', "'; drop table pilot; --"];
const CURSORS: readonly (string | number)[][] = [
  ...[...NUMBERS, ...WORDS].map((value) => [value]),
  ...NUMBERS.flatMap((number) => [...WORDS, 7].map((value) => [number, value])),
];

describeEachDatabase('cursors that nobody was given', (kind) => {
  const api = apiForTests(kind);
  const staff = signedInForTests(api, 'administrator');

  it('are refused or lead to an empty place, in every list', async () => {
    const lists = api.platform.endpoints.filter(({ query }) => Object(Object(query).shape).cursor);
    expect(lists.length).toBeGreaterThan(10);
    const broken: string[] = [];
    for (const endpoint of lists)
      for (const values of CURSORS) {
        const { status } = await staff.get(`${possibleAddress(endpoint)}?cursor=${writeCursor(values)}`);
        if (status >= 500) broken.push(`${endpoint.operation} ${JSON.stringify(values)}`);
      }
    expect(broken).toEqual([]);
  });

  it('are refused or lead to an empty place in every order of a list, too', async () => {
    const broken: string[] = [];
    let orders = 0;
    for (const endpoint of api.platform.endpoints) {
      const sort: unknown = Object(Object(endpoint.query).shape).sort;
      const choice = sort instanceof z.ZodDefault ? sort.unwrap() : undefined;
      if (!(choice instanceof z.ZodEnum)) continue;
      for (const order of choice.options) {
        orders += 1;
        for (const number of NUMBERS)
          for (const word of WORDS) {
            const cursor = writeCursor([order, number, word]);
            const { status } = await staff.get(`${possibleAddress(endpoint)}?sort=${order}&cursor=${cursor}`);
            if (status >= 500) broken.push(`${endpoint.operation} ${order} ${number} ${word}`);
          }
      }
    }
    expect(orders).toBeGreaterThan(10);
    expect(broken).toEqual([]);
  });
});
