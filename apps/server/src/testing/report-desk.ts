import { beforeEach } from 'vitest';
import type { DriverKind } from '#server/db/driver.ts';
import { apiForTests, signedInEachTest, type ApiServer } from './api-server.ts';
import { HOUR_MS } from '@va/domain/durations.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import { sampleOperations } from './sample-operations.ts';

/** A reason that is long enough. */
export const REASON = 'La toma no se grabó y la red lo confirma.';

/** A flight of 70 minutes from Madrid to Barcelona as it is typed. */
export function typedFlight(api: ApiServer, hoursAgo: number, change: object = {}) {
  const end = api.now().getTime() - hoursAgo * HOUR_MS;
  const at = (minutes: number) => new Date(end - minutes * 60_000).toISOString();
  const times = { offBlock: at(70), takeoff: at(60), landing: at(6), onBlock: at(0) };
  const registration = sampleOperations.tails[0]?.registration;
  return { depIcao: 'LEMD', arrIcao: 'LEBL', registration, ...times, ...change };
}

/** Sends a report by hand, `hoursAgo` after its end; gives its code. Throws when it is refused. */
export async function sendTyped(api: ApiServer, client: ApiClient, hoursAgo = 1, change: object = {}) {
  const { status, body } = await client.post('/reports/manual', typedFlight(api, hoursAgo, change));
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.code as string;
}

/** Does something to a report at the desk, on the version that is there now. */
export async function actAtDesk(client: ApiClient, code: string, verb: string, body: object) {
  const { headers } = await client.get(`/reviews/${code}`);
  return client.post(`/reviews/${code}/${verb}`, body, { 'If-Match': headers.get('etag') ?? '' });
}

export const acceptAtDesk = (client: ApiClient, code: string, text = '') =>
  actAtDesk(client, code, 'decide', { decision: 'accept', waivers: [], text });

export const rejectAtDesk = (client: ApiClient, code: string, text = REASON) =>
  actAtDesk(client, code, 'decide', { decision: 'reject', reasonCode: 'other', text });

/** Status and code of a refusal. */
export const refusalOf = ({ status, body }: ApiAnswer) => [status, body.code];

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
