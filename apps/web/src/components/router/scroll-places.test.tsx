import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { SCROLL_PLACES_KEY } from '#app/config/storage-keys.ts';
import { storedPlaces } from '#app/services/scroll-places.ts';
import { createPageRouter } from './page-router.ts';
import { PagesOf } from './pages-of.tsx';
import { ScrollPlaces } from './scroll-places.tsx';

const scrolled = vi.fn<(x: number, y: number) => void>();

beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockReset();
  vi.stubGlobal('scrollTo', scrolled);
  isAt(0);
});
const isAt = (y: number) => vi.stubGlobal('scrollY', y);
const last = () => scrolled.mock.lastCall?.[1];

async function pageAt(address: string) {
  const Page = () => (
    <>
      <ScrollPlaces storage={storedPlaces} />
      <h2 id="año 2026">Un año</h2>
    </>
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createPageRouter({ table: [{ path: '*', Component: Page }], history });
  await router.opened;
  return { router, history, page: <PagesOf router={router} /> };
}

async function openAt(address: string) {
  const { page, ...opened } = await pageAt(address);
  return { ...opened, ...render(page) };
}

/** A page as the build has painted it. */
async function painted(address: string) {
  const { page, ...opened } = await pageAt(address);
  const html = document.body.appendChild(document.createElement('div'));
  html.innerHTML = renderToString(page);
  return { ...opened, page, html };
}

it('opens a page at its start and comes back to where the pilot was', async () => {
  const { router, history } = await openAt('/uno');
  isAt(700);
  await act(() => router.go('/dos'));
  expect(last()).toBe(0);
  isAt(300);
  act(() => history.go(-1));
  expect(last()).toBe(700);
  isAt(700);
  act(() => history.go(1));
  expect(last()).toBe(300);
});

it('leaves a painted page where the pilot has scrolled it to before the app came', async () => {
  sessionStorage.setItem(SCROLL_PLACES_KEY, '{"/uno":420}');
  const { router, html, page } = await painted('/uno');
  isAt(150);
  render(page, { container: html, hydrate: true });
  expect(scrolled).not.toHaveBeenCalled();
  await act(() => router.go('/dos'));
  expect(last()).toBe(0);
});

it('leaves the window where it is for an address that only says what the page shows', async () => {
  const { router } = await openAt('/uno');
  scrolled.mockReset();
  isAt(700);
  act(() => router.navigator.replace('/uno?orden=2', null, { preventScrollReset: true }));
  expect(scrolled).not.toHaveBeenCalled();
});

it.each(['#a%C3%B1o%202026', '#año 2026'])('scrolls to the part that %s names', async (hash) => {
  const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { router } = await openAt('/uno');
  scrolled.mockReset();
  await act(() => router.go({ pathname: '/dos', hash }));
  expect(seen).toHaveBeenCalledOnce();
  expect(scrolled).not.toHaveBeenCalled();
});

it.each(['#%', '#nadie'])('opens at its start a page without the part that %s names', async (hash) => {
  const { router } = await openAt('/uno');
  isAt(500);
  await act(() => router.go({ pathname: '/dos', hash }));
  expect(last()).toBe(0);
});

it('finds the place again after a reload, of a page that was opened by its address', async () => {
  const first = await openAt('/uno');
  isAt(420);
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
  first.unmount();
  isAt(0);
  await openAt('/uno');
  expect(last()).toBe(420);
  expect(history.scrollRestoration).toBe('manual');
});

it.each(['{', 'null', '[1]', '"a"', '{"/uno":"x"}'])(
  'opens at its start where %s is stored',
  async (stored) => {
    sessionStorage.setItem(SCROLL_PLACES_KEY, stored);
    await openAt('/uno');
    expect(last()).toBe(0);
  },
);

it('opens pages where the browser refuses its storage', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  await openAt('/uno');
  expect(last()).toBe(0);
  dispatchEvent(new Event('pagehide'));
});
