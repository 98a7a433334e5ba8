/** Writes numbered rows, two in a transaction, and says each number once it is committed; runs until it is killed. */
import { openDatabase } from '../db/open-database.ts';
import { givenDatabase } from './programs.ts';

const db = await openDatabase(givenDatabase);
for (let n = 0; ; n += 1) {
  await db.transaction(async (tx) => {
    for (const part of ['a', 'b'])
      await tx
        .insertInto('setting')
        .values({ key: `${process.pid}-${n}-${part}`, value: '1' })
        .execute();
  });
  process.send?.(`${process.pid}-${n}`);
}
