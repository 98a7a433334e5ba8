import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense } from 'react';
import { Outlet, UNSAFE_createMemoryHistory as createMemoryHistory, type RouteObject } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPageRouter } from '#app/components/router/page-router.ts';
import { PageBoundary, PagesOf } from '#app/components/router/pages-of.tsx';
import { reloadOnChunkError } from './reload-on-chunk-error.ts';
import { RoutingFailure } from './routing-failure.tsx';

const reloadOnce = vi.fn<() => Promise<boolean>>();
let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  reloadOnce.mockReset().mockResolvedValue(false);
  reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => new Response());
});
function connect(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Pages under a boundary as in the app. */
function openAt(address: string, children: RouteObject[]) {
  const Component = () => (
    <PageBoundary Failure={RoutingFailure} ofCode>
      <Outlet />
    </PageBoundary>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPageRouter({ table: [{ Component, children }], history });
  render(<PagesOf router={router} />);
  return router;
}

/** A page whose part does not arrive. */
async function failHere() {
  const lazy = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const pages = reloadOnChunkError([{ path: '/flota', lazy }], reloadOnce, () => true);
  const router = openAt('/flota', pages);
  const retry = await screen.findByRole('button', { name: 'Volver a intentarlo' });
  reloadOnce.mockClear();
  return { router, retry };
}

it('loads the portal again when the pilot asks for a page that did not arrive', async () => {
  connect(true);
  const { retry } = await failHere();
  await userEvent.click(retry);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('keeps the portal when asked without a connection, or when the host does not answer', async () => {
  const asked = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', asked);
  connect(false);
  const { retry } = await failHere();
  await userEvent.click(retry);
  expect(asked).not.toHaveBeenCalled();
  connect(true);
  await userEvent.click(retry);
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Unexpected Application Error!');
  expect(reload).not.toHaveBeenCalled();
});

it('looks for the part again as soon as the connection is back, and at each later visit', async () => {
  connect(false);
  const { router } = await failHere();
  expect(reloadOnce).not.toHaveBeenCalled();
  connect(true);
  // React may still be about to listen when the button is there.
  await vi.waitFor(() => expect(reloadOnce).toHaveBeenCalledOnce());
  await act(() => router.go('/flota'));
  expect(reloadOnce).toHaveBeenCalledTimes(2);
});

/** A page with a part that it loads by itself, and which fails. */
async function failWithin(error: Error) {
  history.replaceState(null, '');
  const Part = lazy(() => Promise.reject(error));
  const Component = () => (
    <Suspense fallback="Cargando">
      <Part />
    </Suspense>
  );
  openAt('/', [{ path: '/', Component }]);
  await screen.findByRole('button', { name: 'Volver a intentarlo' });
}

it.each([
  'Failed to fetch dynamically imported module: https://eve.example/assets/a-1.js',
  'error loading dynamically imported module: https://eve.example/assets/a-1.js',
  'Importing a module script failed.',
])(
  'loads the portal again by itself, once, where a part of a page is gone from the host: %s',
  async (message) => {
    connect(true);
    await failWithin(new TypeError(message));
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
);

it('loads nothing again for what fails by itself', async () => {
  connect(true);
  const asked = vi.fn<typeof fetch>(async () => new Response());
  vi.stubGlobal('fetch', asked);
  await failWithin(new TypeError('undefined is not a function'));
  expect(asked).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
