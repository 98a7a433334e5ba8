import { Hono } from 'hono';
import { answerAnybody, answerRecorder, refuse } from './answer-recorder.ts';
import {
  type Asked,
  type Protocol,
  type RecorderEnv,
  RecorderError,
  type RecorderOptions,
  recorderPath,
  Reply,
  type RecorderContext,
} from './protocol.ts';

/** Puts a handler on an address, for requests with a key. */
export type On = (
  method: 'GET' | 'POST' | 'both',
  path: string,
  handle: (asked: Asked) => Promise<unknown>,
) => void;

/**
 * Makes an adapter for clients that run in a browser engine, below a path such as `/plataforma/acars/smartcars`. Its
 * root answers `handler`; `add` registers the addresses.
 */
export function browserApp(
  base: string,
  { options, protocol, handler }: { options: RecorderOptions; protocol: Protocol; handler: object },
  add: (on: On, app: Hono<RecorderEnv>) => void,
): Hono<RecorderEnv> {
  const { failed } = options;
  // Accept any number of slashes instead of redirecting: clients follow no redirects.
  const app = new Hono<RecorderEnv>({ getPath: recorderPath }).basePath(base);
  app.onError((error) => refuse(error, protocol, failed));
  app.notFound(() => refuse(new RecorderError(404, 'No existe.'), protocol, failed));
  // Answer CORS preflight requests for any address, without a key.
  app.use((c, next) =>
    c.req.method === 'OPTIONS' || c.req.method === 'HEAD'
      ? answerAnybody(c, options, protocol, async () => new Reply(200, null))
      : next(),
  );
  app.get('/', (c) => answerAnybody(c, options, protocol, async () => handler));
  const on: On = (method, path, handle) => {
    const methods = method === 'both' ? ['GET', 'POST'] : [method];
    app.on(methods, path, (c) => answerRecorder(c, options, protocol, handle));
  };
  add(on, app);
  app.all('/*', (c) =>
    answerAnybody(c, options, protocol, async () => {
      const known = app.routes.some(({ path, method }) => path === c.req.path && method !== 'ALL');
      throw known ? new RecorderError(405, 'Método no admitido.') : new RecorderError(404, 'No existe.');
    }),
  );
  return app;
}

/** The common parts of protocols whose clients run in a browser engine. */

/** Largest body, and that of a flight that is sent in, bytes. */
const MOST_BYTES = 1_048_576;
const MOST_FILED_BYTES = 10 * MOST_BYTES;

/** Largest body of an address, bytes. */
export function mostBytes(path: string): number {
  return /\/flights\/complete\/?$/.test(path) ? MOST_FILED_BYTES : MOST_BYTES;
}

/** The token of `Authorization: Bearer …`; undefined without one. */
export function bearerOf(c: RecorderContext): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
}

/** The headers that let such a client read an answer. */
export function browserHeaders(
  methods: readonly string[],
  headers: readonly string[],
): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': methods.join(', '),
    'Access-Control-Allow-Headers': [
      'Content-Type',
      'Access-Control-Allow-Headers',
      'Authorization',
      'X-Requested-With',
      ...headers,
    ].join(', '),
  };
}
