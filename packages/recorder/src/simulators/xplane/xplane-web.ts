/** X-Plane 12's web API: names to ids over HTTP, values over a WebSocket. */
import { WebSocket } from 'ws';
import type { SimulatorListener } from '../simulator.ts';
import { DATAREFS, TITLE_DATAREF, TYPE_DATAREF } from './xplane-fields.ts';

/** Time that an answer may take, ms. */
const PATIENCE_MS = 3000;
const FORBIDDEN =
  'X-Plane no deja entrar a otros programas: en sus ajustes de red, quita la marca de «Disable incoming traffic».';

/** What an open connection tells. */
export interface WebEvents {
  /** All values so far, by their names; only what changed comes over the line. */
  values(values: ReadonlyMap<string, readonly number[]>): void;
  texts(texts: ReadonlyMap<string, string>): void;
  closed(): void;
}

/** An open connection. */
export interface WebConnection {
  version: string;
  close(): void;
}

interface Dataref {
  id: number;
  name: string;
}

/** Connects, or answers undefined where X-Plane is not there or is older than its web API. */
export async function openXplaneWeb(
  origin: string,
  listener: SimulatorListener,
  events: WebEvents,
): Promise<WebConnection | undefined> {
  const about = await capabilities(origin);
  if (!about) return undefined;
  if (about === 'forbidden') {
    listener.trouble(FORBIDDEN);
    return undefined;
  }
  const base = `${origin}/api/${about.api}`;
  // Ids last one session of X-Plane: they are looked up at every connection.
  const datarefs = await lookUp(base, [...Object.keys(DATAREFS), TYPE_DATAREF, TITLE_DATAREF], listener);
  if (datarefs.length === 0) return undefined;
  return subscribe(base.replace(/^http/, 'ws'), datarefs, about.version, listener, events);
}

async function capabilities(origin: string) {
  const response = await get(`${origin}/api/capabilities`);
  if (!response) return undefined;
  if (response.status === 403) return 'forbidden' as const;
  // Before 12.1.4 there is no such page, and version 1 alone.
  if (response.status === 404) return { api: 'v1', version: '12.1' };
  const body = await json(response);
  const versions: unknown = body?.api?.versions;
  const newest = Array.isArray(versions) ? versions.map(String).toSorted().at(-1) : undefined;
  return { api: newest ?? 'v1', version: String(body?.['x-plane']?.version ?? '12') };
}

async function lookUp(
  base: string,
  names: readonly string[],
  listener: SimulatorListener,
): Promise<Dataref[]> {
  const all = await ask(base, names);
  if (all) return all;
  // One unknown name makes the whole answer a 404: they are asked for one by one.
  const found: Dataref[] = [];
  for (const name of names) {
    const [one] = (await ask(base, [name])) ?? [];
    if (one) found.push(one);
    else listener.note(`X-Plane no tiene ${name}`);
  }
  return found;
}

async function ask(base: string, names: readonly string[]): Promise<Dataref[] | undefined> {
  const query = names.map((name) => `filter[name]=${encodeURIComponent(name)}`).join('&');
  const response = await get(`${base}/datarefs?${query}`);
  if (!response?.ok) return undefined;
  const data: unknown = (await json(response))?.data;
  return Array.isArray(data) ? data : undefined;
}

function subscribe(
  base: string,
  datarefs: readonly Dataref[],
  version: string,
  listener: SimulatorListener,
  events: WebEvents,
): Promise<WebConnection | undefined> {
  const names = new Map(datarefs.map(({ id, name }) => [String(id), name]));
  const values = new Map<string, number[]>();
  const texts = new Map<string, string>();
  const socket = new WebSocket(base, { handshakeTimeout: PATIENCE_MS });
  const take = (data: Record<string, unknown>) => {
    for (const [id, value] of Object.entries(data)) {
      const name = names.get(id);
      if (name === undefined) continue;
      if (typeof value === 'string') texts.set(name, decode(value));
      else values.set(name, numbersOf(value).slice(0, DATAREFS[name] ?? 1));
    }
    if (Object.values(data).some((value) => typeof value === 'string')) events.texts(texts);
    events.values(values);
  };
  return new Promise((resolve) => {
    let opened = false;
    socket.on('open', () => {
      opened = true;
      const params = { datarefs: datarefs.map(({ id }) => ({ id })) };
      socket.send(JSON.stringify({ req_id: 1, type: 'dataref_subscribe_values', params }));
      resolve({ version, close: () => socket.terminate() });
    });
    socket.on('message', (message) => {
      const said = parse((message as Buffer).toString());
      if (said?.type === 'dataref_update_values' && typeof said.data === 'object' && said.data !== null)
        take(said.data as Record<string, unknown>);
      else if (said?.success === false)
        listener.note(`X-Plane: ${String(said.error_message ?? said.error_code)}`);
    });
    socket.on('unexpected-response', (_request, response) => {
      if (response.statusCode === 403) listener.trouble(FORBIDDEN);
      socket.terminate();
    });
    // A socket that failed closes too.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (opened) events.closed();
      resolve(undefined);
    });
  });
}

/** Texts come in base 64, with zeros behind. */
function decode(text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const end = bytes.indexOf(0);
  return bytes.toString('utf8', 0, end === -1 ? bytes.length : end).trim();
}

const numbersOf = (value: unknown) => (Array.isArray(value) ? value : [value]).map(Number);

async function get(url: string): Promise<Response | undefined> {
  try {
    return await fetch(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return undefined;
  }
}

// eslint-disable-next-line typescript/no-explicit-any -- what X-Plane says, looked at value by value
async function json(response: Response): Promise<any> {
  return response.json().catch(() => undefined);
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
