import { readAnswer } from '@va/domain/webhooks/delivery-steps.ts';

const PATIENCE_MS = 4_000;
/** Longest answer that is read, characters; the list of 250 roles is shorter. */
const MOST_CHARACTERS = 500_000;

/** Discord's answer; status 0 if none came in time. */
export interface DiscordAnswer {
  status: number;
  /** How long it asks to wait before the next request, seconds; null for not at all. */
  waitS: number | null;
  body: unknown;
}

/** Asks Discord as the airline's bot; never throws for what the other side does. */
export type AskDiscord = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  token: string,
) => Promise<DiscordAnswer>;

/** For a platform that must not reach Discord: sends no request and answers status 0. */
export const unasked: AskDiscord = () => Promise.resolve({ status: 0, waitS: null, body: null });

/** @param address where version 10 of Discord's API is; undefined for a server that does not ask it */
export function discordApi(address: string | undefined, patienceMs: number = PATIENCE_MS): AskDiscord {
  if (address === undefined) return unasked;
  return async (method, path, token) => {
    try {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: { Authorization: `Bot ${token}`, 'X-Audit-Log-Reason': 'Rango en la compania' },
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      const { retryAfterS, pauseS } = readAnswer(
        response.status,
        Object.fromEntries(response.headers),
        Date.now(),
      );
      return {
        status: response.status,
        waitS: response.status === 429 ? (retryAfterS ?? 60) : pauseS,
        body: JSON.parse((await readText(response)) || 'null'),
      };
    } catch {
      return { status: 0, waitS: null, body: null };
    }
  };
}

/** Reads an answer's text; throws if it is too long. */
async function readText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MOST_CHARACTERS) throw new Error('The answer is too long');
  }
  return text + decoder.decode();
}
