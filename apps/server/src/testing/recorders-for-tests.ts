import { beforeAll } from 'vitest';
import type { ApiServer, Person } from './api-server.ts';
import { type PhpvmsClient, phpvmsClient } from './phpvms-client.ts';
import type { AskRecorder } from './recorder-client.ts';
import { signedInClient } from './smartcars-client.ts';
import { stratosClient } from './stratos-client.ts';

/** A client of phpVMS for a block of tests: somebody makes its key before the first. */
export function phpvmsForTests(api: ApiServer, person: Person): PhpvmsClient {
  let client: PhpvmsClient;
  beforeAll(async () => {
    client = await phpvmsClient(api, person);
  });
  return {
    get key() {
      return client.key;
    },
    ask: (...asked) => client.ask(...asked),
    prefile: (change) => client.prefile(change),
  };
}

/** A client of smartCARS for a block of tests, in which somebody signs in before the first. */
export const smartcarsForTests = (api: ApiServer, callsign: string) =>
  signedInBefore(() => signedInClient(api, callsign));

/** A client of Stratos for a block of tests, in which somebody signs in before the first. */
export const stratosForTests = (api: ApiServer, callsign: string) =>
  signedInBefore(() => stratosClient(api, callsign));

function signedInBefore(signIn: () => Promise<AskRecorder>): AskRecorder {
  let ask: AskRecorder;
  beforeAll(async () => {
    ask = await signIn();
  });
  return (...asked) => ask(...asked);
}
