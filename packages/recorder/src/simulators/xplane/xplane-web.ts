/** X-Plane 12's web API: names to ids over HTTP, values over a WebSocket. */
import { WebSocket } from 'ws';
import type { SimulatorListener } from '../simulator.ts';
import { DATAREFS, LETTERS } from './xplane-fields.ts';

/** Longest wait for an answer, ms. */
const PATIENCE_MS = 3000;
/** Most values kept of a list that only an add-on has. */
const MOST_IN_LIST = 1024;
const FORBIDDEN =
  'X-Plane no deja entrar a otros programas: en sus ajustes de red, quita la marca de «Disable incoming traffic».';

/** Callbacks of an open connection. */
export interface WebEvents {
  /** All values so far, by name; X-Plane sends only changed ones. */
  values(values: ReadonlyMap<string, readonly number[]>): void;
  texts(texts: ReadonlyMap<string, string>): void;
  closed(): void;
}

/** An open connection. */
export interface WebConnection {
  version: string;
  /**
   * Also reads these datarefs of an add-on, instead of the previous add-on's. X-Plane may not have them yet, or never.
   */
  readAlso(names: readonly string[]): Promise<void>;
  close(): void;
}

interface Dataref {
  id: number;
  name: string;
}

/** Connects; undefined if X-Plane is not running or too old for the web API. */
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
  // Ids are valid for one session of X-Plane, so look them up at each connection.
  const noted = new Set<string>();
  // An add-on's datarefs are looked up repeatedly; note a missing one only once.
  const miss = (name: string) => {
    if (!noted.has(name)) listener.note(`X-Plane no tiene ${name}`);
    noted.add(name);
  };
  const datarefs = await lookUp(base, [...Object.keys(DATAREFS), ...Object.keys(LETTERS)], miss);
  if (datarefs.length === 0) return undefined;
  return subscribe({ base, datarefs, version: about.version, listener, events, miss });
}

async function capabilities(origin: string) {
  const response = await get(`${origin}/api/capabilities`);
  if (!response) return undefined;
  if (response.status === 403) return 'forbidden' as const;
  // Before 12.1.4 this address does not exist, and there is only version 1.
  if (response.status === 404) return { api: 'v1', version: '12.1' };
  const body = await json(response);
  const versions: unknown = body?.api?.versions;
  const newest = Array.isArray(versions) ? versions.map(String).toSorted().at(-1) : undefined;
  return { api: newest ?? 'v1', version: String(body?.['x-plane']?.version ?? '12') };
}

/** Ids of these names; names that X-Plane does not have go to `miss`. */
async function lookUp(
  base: string,
  names: readonly string[],
  miss: (name: string) => void,
): Promise<Dataref[]> {
  if (names.length === 0) return [];
  const found = (await ask(base, names)) ?? [];
  // One unknown name makes the whole answer 404: then ask for them one by one.
  if (found.length === 0) for (const name of names) found.push(...((await ask(base, [name])) ?? []));
  const known = new Set(found.map(({ name }) => name));
  for (const name of names) if (!known.has(name)) miss(name);
  return found;
}

async function ask(base: string, names: readonly string[]): Promise<Dataref[] | undefined> {
  const query = names.map((name) => `filter[name]=${encodeURIComponent(name)}`).join('&');
  const response = await get(`${base}/datarefs?${query}`);
  if (!response?.ok) return undefined;
  const data: unknown = (await json(response))?.data;
  return Array.isArray(data) ? data : undefined;
}

interface Subscribed {
  base: string;
  datarefs: readonly Dataref[];
  version: string;
  listener: SimulatorListener;
  events: WebEvents;
  miss(name: string): void;
}

function subscribe({
  base,
  datarefs,
  version,
  listener,
  events,
  miss,
}: Subscribed): Promise<WebConnection | undefined> {
  const names = new Map(datarefs.map(({ id, name }) => [String(id), name]));
  const values = new Map<string, number[]>();
  const texts = new Map<string, string>();
  const socket = new WebSocket(base.replace(/^http/, 'ws'), { handshakeTimeout: PATIENCE_MS });
  let asked = 0;
  const say = (type: string, of: readonly Dataref[]) => {
    if (of.length === 0 || socket.readyState !== WebSocket.OPEN) return;
    asked += 1;
    socket.send(JSON.stringify({ req_id: asked, type, params: { datarefs: of.map(({ id }) => ({ id })) } }));
  };
  let also: Dataref[] = [];
  const readAlso = async (wanted: readonly string[]) => {
    const left = also.filter(({ name }) => !wanted.includes(name));
    also = also.filter((one) => !left.includes(one));
    say('dataref_unsubscribe_values', left);
    for (const { id, name } of left) {
      names.delete(String(id));
      values.delete(name);
    }
    const known = new Set(names.values());
    const fresh = await lookUp(
      base,
      wanted.filter((name) => !known.has(name)),
      miss,
    );
    for (const { id, name } of fresh) names.set(String(id), name);
    also.push(...fresh);
    say('dataref_subscribe_values', fresh);
  };
  const take = (data: Record<string, unknown>) => {
    for (const [id, value] of Object.entries(data)) {
      const name = names.get(id);
      if (name === undefined) continue;
      if (typeof value === 'string') texts.set(name, decode(value));
      else values.set(name, numbersOf(value).slice(0, DATAREFS[name] ?? MOST_IN_LIST));
    }
    if (Object.values(data).some((value) => typeof value === 'string')) events.texts(texts);
    events.values(values);
  };
  return new Promise((resolve) => {
    let opened = false;
    socket.on('open', () => {
      opened = true;
      say('dataref_subscribe_values', datarefs);
      resolve({ version, readAlso, close: () => socket.terminate() });
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
    // A failed socket also emits `close`, which handles it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      if (opened) events.closed();
      resolve(undefined);
    });
  });
}

/** Decodes a base64 text with trailing zeros. */
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
