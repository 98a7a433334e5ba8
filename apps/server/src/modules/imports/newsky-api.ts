import { z } from 'zod';
import type { NewskyFlight } from '@va/domain/imports/newsky-flight.ts';

/** Address of NewSky's airline API and the airline's key, which never leaves the server. */
export interface NewskyApi {
  url: string | undefined;
  token: string | undefined;
  /** Waits so many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** Pause between requests, ms: NewSky's rate limit is five in ten seconds; this leaves a margin. */
export const NEWSKY_PAUSE_MS = 2200;
/** Most flights in one answer. */
export const NEWSKY_PAGE = 100;
const ANSWER_MS = 20_000;
const MOST_BYTES = 20_000_000;
const MOST_WAIT_MS = 120_000;
const TRIES = 4;

/** NewSky gave no flights; the message is Spanish and says what to do. */
export class NewskyRefused extends Error {}

const text = z.string().nullish();
const number = z.number().nullish();
const place = z.object({ icao: text }).nullish();
/** The used fields of a flight. */
const flightSchema = z
  .object({
    flightNumber: z.union([z.string(), z.number()]).nullish(),
    pilot: z.object({ fullname: text }).nullish(),
    dep: place,
    arr: place,
    aircraft: z.object({ airframe: z.object({ icao: text, ident: text }).nullish() }).nullish(),
    depTimeAct: text,
    arrTimeAct: text,
    rating: number,
    emergency: z.boolean().nullish(),
    landing: z.object({ rate: number }).nullish(),
    result: z.object({ totals: z.object({ distance: number, time: number }).nullish() }).nullish(),
  })
  .transform((flight): NewskyFlight => ({
    flightNumber: flight.flightNumber?.toString() ?? null,
    pilot: flight.pilot?.fullname ?? null,
    dep: flight.dep?.icao ?? null,
    arr: flight.arr?.icao ?? null,
    icaoType: flight.aircraft?.airframe?.icao ?? flight.aircraft?.airframe?.ident ?? null,
    depTimeAct: flight.depTimeAct ?? null,
    arrTimeAct: flight.arrTimeAct ?? null,
    minutes: flight.result?.totals?.time ?? null,
    distance: flight.result?.totals?.distance ?? null,
    rating: flight.rating ?? null,
    touchdownRate: flight.landing?.rate ?? null,
    emergency: flight.emergency === true,
  }));
const answerSchema = z.object({ results: z.array(flightSchema).max(NEWSKY_PAGE) });

/** Flights of a stretch of at most 30 days after the first `skip`, in the order of NewSky. Throws `NewskyRefused`. */
export async function readNewskyFlights(
  { url, token, wait }: NewskyApi,
  { start, end, skip }: { start: Date; end: Date; skip: number },
): Promise<NewskyFlight[]> {
  if (token === undefined || url === undefined)
    throw new NewskyRefused(
      'Falta la clave de NewSky: quien administra el servidor la pone en NEWSKY_TOKEN, con NEWSKY_URL.',
    );
  const body = JSON.stringify({ start, end, skip, count: NEWSKY_PAGE, includeDeleted: false });
  for (let tried = 1; ; tried += 1) {
    await wait(NEWSKY_PAUSE_MS);
    const answer = await ask(`${url}/flights/bydate`, token, body);
    if (answer.status === 200) return read(answer.text);
    if (answer.status === 401 || answer.status === 403)
      throw new NewskyRefused(
        'NewSky no admite la clave: está mal copiada, caducada o sin permiso de vuelos. Haz otra en NewSky y cámbiala en NEWSKY_TOKEN.',
      );
    const mayHelp = answer.status === 429 || answer.status >= 500 || answer.status === 0;
    if (!mayHelp || tried === TRIES)
      throw new NewskyRefused(
        answer.status === 0
          ? 'NewSky no contesta. Vuelve a leer más tarde.'
          : `NewSky contesta ${answer.status}. Vuelve a leer más tarde.`,
      );
    await wait(Math.min(MOST_WAIT_MS, answer.retryMs));
  }
}

function read(json: string): NewskyFlight[] {
  try {
    return answerSchema.parse(JSON.parse(json)).results;
  } catch {
    throw new NewskyRefused('Lo que contesta NewSky no se entiende: puede que su API haya cambiado.');
  }
}

/** One request without redirects; status 0 if no answer came, or a too long one. */
async function ask(
  address: string,
  token: string,
  body: string,
): Promise<{ status: number; text: string; retryMs: number }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_MS),
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body,
    });
    const retry = Number(response.headers.get('retry-after') ?? '10');
    const retryMs = (Number.isFinite(retry) ? retry : 10) * 1000;
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) return { status: 0, text: '', retryMs };
      chunks.push(chunk);
    }
    return { status: response.status, text: Buffer.concat(chunks).toString('utf8'), retryMs };
  } catch {
    return { status: 0, text: '', retryMs: 10_000 };
  }
}
