import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, describeEachDatabase, freshDatabase } from '#server/testing/databases.ts';
import { audit } from './audit.ts';
import { findAuditBreak, removeOldAudit } from './audit-rows.ts';

describeEachDatabase('old entries of the audit', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase(kind);
  });
  afterAll(() => test.drop());
  const add = (action: string) =>
    test.db.transaction((tx) => audit(tx, { by: null, action, subject: { kind: 'test', id: null } }));
  const numbers = async () => {
    const rows = await test.db.queries.selectFrom('audit_entry').select('seq').orderBy('seq').execute();
    return rows.map(({ seq }) => seq);
  };
  /** A day so many months after the entries were written. */
  const monthsOn = (months: number) => {
    const date = new Date();
    date.setUTCMonth(date.getUTCMonth() + months, 28);
    return date;
  };

  it('go after their months, and the chain holds on', async () => {
    expect(await removeOldAudit(test.db.queries, monthsOn(24))).toBe(0);
    for (const action of ['one', 'two', 'three']) await add(action);
    expect(await removeOldAudit(test.db.queries, monthsOn(17))).toBe(0);
    expect(await removeOldAudit(test.db.queries, monthsOn(20))).toBe(2);
    expect(await numbers()).toEqual([3]);
    expect(await findAuditBreak(test.db.queries)).toBeNull();
    await add('four');
    expect(await numbers()).toEqual([3, 4]);
    expect(await findAuditBreak(test.db.queries)).toBeNull();
  });

  it('can’t be removed otherwise, and a gap still shows', async () => {
    await expect(test.db.queries.deleteFrom('audit_entry').where('seq', '=', 3).execute()).rejects.toThrow(
      'append-only',
    );
    await test.db.queries.updateTable('audit_start').set({ seq: 3 }).execute();
    await test.db.queries.deleteFrom('audit_entry').where('seq', '=', 3).execute();
    expect(await findAuditBreak(test.db.queries)).toBe(4);
  });
});
