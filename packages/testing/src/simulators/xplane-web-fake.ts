/** X-Plane's web API as far as a recorder asks it; what it says follows its documentation, no simulator has proved it. */
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { listenLocally } from '../listen-locally.ts';
import { type Dataref, XPLANE_DATAREFS } from './xplane-datarefs.ts';
import type { Truth } from './truth.ts';

/** What a test may change of it. */
export interface XplaneWebOptions {
  /** Datarefs that this X-Plane does not have. */
  without?: readonly string[];
  /** Before 12.1.4: no page of capabilities. */
  old?: boolean;
  /** Incoming traffic is switched off. */
  forbidden?: boolean;
  /** Datarefs of the aircraft, or in place of X-Plane's own. Those that are added later are there from then on. */
  datarefs?: Readonly<Record<string, Dataref>>;
}

/** A fake that a test drives. */
export interface XplaneWebFake {
  origin: string;
  /** Messages with values that have been sent so far. */
  readonly sent: number;
  readonly connected: boolean;
  /** A tenth of a second passes: what has changed is sent. */
  frame(): void;
  /** Ends the connections, and gives all datarefs other ids, as another session of X-Plane. */
  restart(): void;
  close(): Promise<void>;
}

/** Starts one whose world is what `truth` says at the moment. */
export async function startXplaneWeb(
  truth: () => Truth,
  options: XplaneWebOptions = {},
): Promise<XplaneWebFake> {
  const { without = [], old = false, forbidden = false, datarefs = {} } = options;
  const names: string[] = [];
  const has = (name: string) => (name in datarefs || name in XPLANE_DATAREFS) && !without.includes(name);
  const value = (name: string) => (datarefs[name] ?? XPLANE_DATAREFS[name])?.(truth());
  let first = 1_000;
  let sent = 0;
  const idOf = (name: string) => {
    if (!names.includes(name)) names.push(name);
    return first + names.indexOf(name);
  };
  const subscribed = new Map<WebSocket, { ids: Set<number>; last: Map<number, string> }>();
  const version = old ? 'v1' : 'v2';
  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (forbidden) return answer(403, { error_code: 'forbidden' });
    if (url.pathname === '/api/capabilities' && !old)
      return answer(200, { api: { versions: ['v1', 'v2'] }, 'x-plane': { version: '12.1.4' } });
    const asked = url.searchParams.getAll('filter[name]');
    if (url.pathname !== `/api/${version}/datarefs` || asked.some((name) => !has(name)))
      return answer(404, { error_code: 'not_found' });
    return answer(200, {
      data: asked.map((name) => ({
        id: idOf(name),
        name,
        value_type: typeof value(name),
      })),
    });
  });
  const sockets = new WebSocketServer({ server: http, path: `/api/${version}` });
  const push = (socket: WebSocket) => {
    const asked = subscribed.get(socket);
    if (!asked) return;
    const data: Record<string, unknown> = {};
    for (const id of asked.ids) {
      const now = value(names[id - first] ?? '');
      const shown = typeof now === 'string' ? Buffer.from(`${now}\0\0`).toString('base64') : now;
      const text = JSON.stringify(shown);
      if (asked.last.get(id) === text) continue;
      asked.last.set(id, text);
      data[id] = shown;
    }
    if (Object.keys(data).length === 0) return;
    sent += 1;
    socket.send(JSON.stringify({ type: 'dataref_update_values', data }));
  };
  sockets.on('connection', (socket) => {
    socket.on('close', () => subscribed.delete(socket));
    socket.on('message', (message) => {
      const { req_id: id, type, params } = JSON.parse((message as Buffer).toString());
      const asked = subscribed.get(socket) ?? { ids: new Set<number>(), last: new Map<number, string>() };
      subscribed.set(socket, asked);
      for (const one of params.datarefs as { id: number }[])
        if (type === 'dataref_subscribe_values') asked.ids.add(one.id);
        else asked.ids.delete(one.id);
      socket.send(JSON.stringify({ req_id: id, type: 'result', success: true }));
      push(socket);
    });
  });
  const port = await listenLocally(http);
  const drop = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    get sent() {
      return sent;
    },
    get connected() {
      return subscribed.size > 0;
    },
    frame: () => {
      for (const socket of subscribed.keys()) push(socket);
    },
    restart() {
      drop();
      first += 500;
    },
    async close() {
      drop();
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
}
