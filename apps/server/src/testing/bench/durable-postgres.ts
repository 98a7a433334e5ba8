import { startPostgresServer, type TestServer } from '#server/testing/postgres-server.ts';

/** PostgreSQL as an airline runs it: a commit waits until the disk has it. That of the tests does not wait. */
export const startDurablePostgres = (): Promise<TestServer> =>
  startPostgresServer({ settings: ['fsync=on'] });
