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
