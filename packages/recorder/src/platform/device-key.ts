import { type Ask, Refused } from './api.ts';

/** What asking for a key by a code needs. */
export interface CodeFlow {
  ask: Ask;
  wait(ms: number): Promise<unknown>;
  say(text: string): void;
}

/** What a program adds to its pause when it is told to slow down, s (RFC 8628). */
const SLOWER_S = 5;

/**
 * A key of the pilot's who types the code that is shown, so that nobody copies one. Throws what the platform says when
 * the pilot refuses or the code is over.
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
