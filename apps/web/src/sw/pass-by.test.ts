// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import { passBy } from './pass-by.ts';
import type { InstallEvent } from './worker-scope.ts';

type AddRoutes = NonNullable<InstallEvent['addRoutes']>;

const eventWith = (addRoutes?: AddRoutes) =>
  Object.assign(new Event('install'), { waitUntil: () => undefined, ...(addRoutes && { addRoutes }) });

const FOLDER = new URL('https://eve.example/sub/plataforma/api/');

/** What of it browsers have and Node may lack. */
class PathPattern {
  readonly pathname: string;
  constructor({ pathname }: { pathname: string }) {
    this.pathname = pathname;
  }
}

afterEach(() => vi.unstubAllGlobals());

it('has the browser ask the network for all that is below the folder, whatever host and search it has', async () => {
  vi.stubGlobal('URLPattern', PathPattern);
  const addRoutes = vi.fn<AddRoutes>(async () => undefined);
  await passBy(eventWith(addRoutes), FOLDER);
  const urlPattern = new PathPattern({ pathname: '/sub/plataforma/api/*' });
  expect(addRoutes.mock.calls).toEqual([[{ condition: { urlPattern }, source: 'network' }]]);
});

it('leaves it to the worker in a browser that cannot, or refuses', async () => {
  vi.stubGlobal('URLPattern', PathPattern);
  const refuses = vi.fn<AddRoutes>(async () => {
    throw new TypeError('Unknown condition');
  });
  await expect(passBy(eventWith(refuses), FOLDER)).resolves.toBeUndefined();
  await expect(passBy(eventWith(), FOLDER)).resolves.toBeUndefined();
  vi.stubGlobal('URLPattern', undefined);
  refuses.mockClear();
  await passBy(eventWith(refuses), FOLDER);
  expect(refuses).not.toHaveBeenCalled();
});
