import { HOUR_MS } from '@va/domain/durations.ts';
import type { ApiAnswer, ApiClient } from './api-client.ts';
import type { ApiServer } from './api-server.ts';
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
