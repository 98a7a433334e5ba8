import { ApiClient } from '../api-client.ts';
import { PASSWORD } from '../fill-for-tests.ts';

/** A person's browser that outlives the server: signed in once, and asked at whichever address there is. */
export function clientOf(callsign: string): (origin: string) => Promise<ApiClient> {
  let client: ApiClient | undefined;
  return async (origin) => {
    client ??= await signIn(callsign, origin);
    client.moveTo(origin);
    return client;
  };
}

async function signIn(callsign: string, origin: string): Promise<ApiClient> {
  const client = new ApiClient(origin);
  const { status, body } = await client.post('/session', { callsign, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return client;
}
