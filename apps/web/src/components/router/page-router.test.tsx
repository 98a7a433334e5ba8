import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  Link,
  Outlet,
  UNSAFE_createMemoryHistory as createMemoryHistory,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  type RouteObject,
} from 'react-router';
import { expect, it, vi } from 'vitest';
import { createPageRouter } from './page-router.ts';
import { PageBoundary, PagesOf, useIsAwaiting } from './pages-of.tsx';

const Failure = ({ error }: { error: unknown }) => <p role="alert">{String(error)}</p>;

function Layout() {
  const { pathname, search } = useLocation();
  return (
    <>
      <nav>
        <Link to="/flota">Flota</Link>
        <Link to="/flota/EC-LVD">Avión</Link>
        <Link to="/notams">Avisos</Link>
      </nav>
      <p role="status">{`${pathname}${search} ${useNavigationType()} ${useIsAwaiting() ? 'espera' : 'está'}`}</p>
      <PageBoundary Failure={Failure} ofCode>
        <Outlet />
      </PageBoundary>
    </>
  );
}

/** Code that arrives when it is told to, counting how often it was asked for. */
function code(title: string) {
  type Module = { Component: () => ReactNode };
  let resolve: (module: Module) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<Module>((...settle) => ([resolve, reject] = settle));
  const lazy = vi.fn(() => promise);
  const Component = () => <h1>{[title, ...Object.values(useParams())].join(' ')}</h1>;
  return {
    lazy,
    arrive: () => act(async () => resolve({ Component })),
    fail: (error: Error) => act(async () => reject(error)),
  };
}

async function openAt(address: string, children: RouteObject[], basename = '/') {
  const home = { path: '/', Component: () => <h1>Inicio</h1> };
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPageRouter({
    table: [{ Component: Layout, children: [home, ...children] }],
    history,
    basename,
  });
  render(<PagesOf router={router} />);
  await act(() => router.opened);
  return { router, history };
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getByRole('status').textContent;

it('keeps page and address until the code of the next page has come, and asks for it once', async () => {
  const fleet = code('Flota');
  const { history } = await openAt('/', [{ path: '/flota', lazy: fleet.lazy }]);
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  expect(heading()).toBe('Inicio');
  expect(status()).toBe('/ POP espera');
  expect(history.location.pathname).toBe('/');
  await fleet.arrive();
  expect(heading()).toBe('Flota');
  expect(status()).toBe('/flota PUSH está');
  act(() => history.go(-1));
  expect(heading()).toBe('Inicio');
  expect(status()).toBe('/ POP está');
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  expect(heading()).toBe('Flota');
  expect(fleet.lazy).toHaveBeenCalledOnce();
});

it('shows the page that was chosen last, whichever code comes first', async () => {
  const fleet = code('Flota');
  const notices = code('Avisos');
  const { history } = await openAt('/', [
    { path: '/flota', lazy: fleet.lazy },
    { path: '/notams', lazy: notices.lazy },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  await userEvent.click(screen.getByRole('link', { name: 'Avisos' }));
  await notices.arrive();
  expect(heading()).toBe('Avisos');
  await fleet.arrive();
  expect(heading()).toBe('Avisos');
  expect(history.index).toBe(1);
});

it('stays on a page whose address is written before the awaited one has come', async () => {
  const fleet = code('Flota');
  const Sorted = () => {
    const navigate = useNavigate();
    return <button onClick={() => void navigate('/lista?orden=2', { replace: true })}>Ordenar</button>;
  };
  await openAt('/lista', [
    { path: '/flota', lazy: fleet.lazy },
    { path: '/lista', Component: Sorted },
  ]);
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ordenar' }));
  expect(status()).toBe('/lista?orden=2 REPLACE está');
  await fleet.arrive();
  expect(status()).toBe('/lista?orden=2 REPLACE está');
});

it('says at the address why its page did not come, and goes on elsewhere', async () => {
  const fleet = code('Flota');
  const { history } = await openAt('/', [{ path: '/flota', lazy: fleet.lazy }]);
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  await fleet.fail(new Error('no llegó'));
  expect(screen.getByRole('alert').textContent).toContain('no llegó');
  expect(history.location.pathname).toBe('/flota');
  act(() => history.go(-1));
  expect(heading()).toBe('Inicio');
  // Kept until the whole page is loaded again, which tries by itself.
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  expect(screen.getByRole('alert').textContent).toContain('no llegó');
});

it('shows what a page throws in its place until the pilot goes elsewhere', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Broken = () => {
    throw new Error('se rompió');
  };
  const { history } = await openAt('/', [{ path: '/flota', Component: Broken }]);
  await userEvent.click(screen.getByRole('link', { name: 'Flota' }));
  expect(screen.getByRole('alert').textContent).toContain('se rompió');
  expect(status()).toBe('/flota PUSH está');
  act(() => history.go(-1));
  expect(heading()).toBe('Inicio');
});

it.each([
  ['/portal/flota/EC-LVD/', 'Avión EC-LVD'],
  ['/PORTAL/Flota/ec-lvd', 'Avión ec-lvd'],
  ['/portal/flota/EC%2FLVD', 'Avión EC/LVD'],
  ['/portal/flota/lista', 'Lista'],
  ['/portal/%66lota/lista', 'Lista'],
  ['/portal/otra/cosa', 'No hay otra/cosa'],
  ['/portal/', 'Inicio'],
])('finds at %s the route that fits best', async (address, title) => {
  const page = (path: string, name: string): RouteObject => ({
    path,
    Component: () => <h1>{[name, ...Object.values(useParams())].join(' ')}</h1>,
  });
  const pages = [page('/flota/:registration', 'Avión'), page('/flota/lista', 'Lista'), page('*', 'No hay')];
  await openAt(address, pages, '/portal');
  expect(heading()).toBe(title);
});

it('fetches routes that are not in the table with the first address that needs them', async () => {
  const awards = code('Premios');
  const fetchMore = vi.fn(async (): Promise<RouteObject[]> => [
    { path: '/plataforma', children: [{ path: 'premios', lazy: awards.lazy }] },
  ]);
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const table: RouteObject[] = [
    {
      id: 'pages',
      Component: Layout,
      children: [
        { path: '/', Component: () => <h1>Inicio</h1> },
        { path: '*', Component: () => <h1>No está</h1> },
      ],
    },
  ];
  const router = createPageRouter({
    table,
    history,
    more: {
      parent: 'pages',
      fetch: (pathname) => (pathname.startsWith('/plataforma') ? fetchMore() : undefined),
    },
  });
  render(<PagesOf router={router} />);
  await act(() => router.opened);
  expect(fetchMore).not.toHaveBeenCalled();
  const going = router.go('/plataforma/premios');
  await vi.waitFor(() => expect(awards.lazy).toHaveBeenCalledOnce());
  await awards.arrive();
  await act(() => going);
  expect(heading()).toBe('Premios');
  await act(() => router.go('/plataforma/otra'));
  expect(heading()).toBe('No está');
  expect(fetchMore).toHaveBeenCalledOnce();
});

it('says so where routes beside the table do not come, and asks for them again with the next address', async () => {
  const fetchMore = vi
    .fn<() => Promise<RouteObject[]>>()
    .mockRejectedValueOnce(new Error('sin red'))
    .mockResolvedValue([{ path: '/plataforma', Component: () => <h1>Hoy</h1> }]);
  const notFound = { path: '*', lazy: async () => ({ Component: () => <h1>No está</h1> }) };
  const history = createMemoryHistory({ initialEntries: ['/plataforma'] });
  const router = createPageRouter({
    table: [{ id: 'pages', Component: Layout, children: [notFound] }],
    history,
    more: {
      parent: 'pages',
      fetch: (pathname) => (pathname.startsWith('/plataforma') ? fetchMore() : undefined),
    },
  });
  render(<PagesOf router={router} />);
  await act(() => router.opened);
  expect(screen.getByRole('alert').textContent).toContain('sin red');
  await act(() => router.go('/otra'));
  expect(heading()).toBe('No está');
  await act(() => router.go('/plataforma'));
  expect(heading()).toBe('Hoy');
});

it('has the code of a page that was fetched ahead at once, and asks again where that failed', async () => {
  const fleet = code('Flota');
  const failing = vi
    .fn<() => Promise<{ Component: () => ReactNode }>>()
    .mockRejectedValueOnce(new Error('sin red'))
    .mockResolvedValue({ Component: () => <h1>Avisos</h1> });
  const { router } = await openAt('/', [
    { path: '/flota', lazy: fleet.lazy },
    { path: '/notams', lazy: failing },
  ]);
  const coming = router.preload('/flota');
  await fleet.arrive();
  await coming;
  act(() => void router.go('/flota'));
  expect(heading()).toBe('Flota');
  await expect(router.preload('/notams')).rejects.toThrow('sin red');
  await act(() => router.go('/notams'));
  expect(heading()).toBe('Avisos');
});
