import { type Ask, Refused } from './api.ts';

/** Dependencies of getting a key by a code. */
export interface CodeFlow {
  ask: Ask;
  wait(ms: number): Promise<unknown>;
  say(text: string): void;
}

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;

/**
 * Gets a key by showing a code that the pilot types at the platform, so that nobody has to copy a key. Throws the
 * platform's refusal if the pilot declines or the code expires.
 */
export async function keyByCode({ ask, wait, say }: CodeFlow): Promise<string> {
  const code = await ask('POST', '/device', { program: 'npm run fly' });
  say(`Abre ${code.verificationUrl} con tu cuenta y escribe este código: ${code.userCode}`);
  say('Cuando lo autorices, el vuelo empieza solo.');
  let pauseS = code.interval;
  for (;;) {
    await wait(pauseS * 1000);
    try {
      const { secret } = await ask('POST', '/device/token', { deviceCode: code.deviceCode });
      return secret;
    } catch (error) {
      const reason = error instanceof Refused ? error.body['code'] : undefined;
      if (reason === 'mas-despacio') pauseS += SLOWER_S;
      else if (reason !== 'autorizacion-pendiente') throw error;
    }
  }
}
