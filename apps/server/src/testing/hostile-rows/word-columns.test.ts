import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase, type TestDatabase } from '../databases.ts';
import { CODES, freeTextColumns, WORDS } from './word-columns.ts';

describe('columns of text', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase('postgres');
  });
  afterAll(() => test.drop());

  it('hold words, which a page must show as text, or codes: a new one has to be listed as one of them', async () => {
    const session = await test.driver.acquire();
    const names = (await freeTextColumns(session)).map(({ name }) => name);
    session.release();
    expect([...WORDS, ...CODES].toSorted()).toEqual(names.toSorted());
  });
});
