import { beforeEach } from 'vitest';
import type { DriverKind } from '#server/db/driver.ts';
import { apiForTests, signedInEachTest } from './api-server.ts';
import { sendTyped } from './report-acts.ts';

/** Seconds of a day. */
export const DAY_S = 86_400;

/** An API for tests of what becomes of reports: a pilot who types them, and two people who decide. */
export function reportDesk(kind: DriverKind) {
  const api = apiForTests(kind);
  // Each test in a month of its own: only two reports by hand a month.
  beforeEach(() => api.pass(32 * DAY_S));
  const pilot = signedInEachTest(api, 'pilot');
  const reviewer = signedInEachTest(api, 'reviewer');
  const operations = signedInEachTest(api, 'operations');
  return {
    api,
    pilot,
    reviewer,
    operations,
    /** Signs all three in again, whose sessions have ended since. */
    comeBack: async () => {
      await api.signIn(pilot, 'pilot');
      await api.signIn(reviewer, 'reviewer');
      await api.signIn(operations, 'operations');
    },
    /** Sends a report by hand, so many hours after its end; gives its code. */
    typeOne: (client = pilot, hoursAgo = 1) => sendTyped(api, client, hoursAgo),
    totals: async (client = pilot) => (await client.get('/reports/totals')).body,
  };
}
