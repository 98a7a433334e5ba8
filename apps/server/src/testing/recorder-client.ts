import { type KEY_SCOPES, RECORDER_SCOPES } from '@va/contract/account/key-scopes.ts';
import type { ProtocolName } from '#server/recorders/lost-recorders.ts';
import type { ApiServer, Person } from './api-server.ts';

/** What a recorder's protocol answered. */
export interface RecorderAnswer {
  status: number;
  headers: Headers;
  text: string;
  // eslint-disable-next-line typescript/no-explicit-any
  body: any;
}

/** What a foreign recorder sends: a body as JSON, or a text as it is; always with a JSON type, as they do. */
export type AskRecorder = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<RecorderAnswer>;

/** Speaks a protocol below its address; without other headers those of `usual`. Follows no redirect. */
export function recorderClient(
  api: ApiServer,
  protocol: ProtocolName,
  usual: () => Record<string, string>,
): AskRecorder {
  return async (method, path, body, headers = usual()) => {
    const response = await fetch(`${api.origin}/plataforma/acars/${protocol}${path}`, {
      method,
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? JSON.parse(text) : null,
    };
  };
}

/** A key of a pilot's as the page makes it for a recorder, or with other scopes. */
export async function recorderKey(
  api: ApiServer,
  person: Person,
  scopes: readonly (keyof typeof KEY_SCOPES)[] = RECORDER_SCOPES,
): Promise<string> {
  const client = await api.signedIn(person);
  const { body } = await client.post('/me/keys', { label: 'ACARS', scopes });
  return String(body.secret);
}
