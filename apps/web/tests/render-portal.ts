/** For tests: every page of the portal, filled with a content that need not be the project's own. */
import { vi } from 'vitest';
import { MODULE_PREFIX, moduleJson, moduleNames } from '@va/content/virtual-modules.ts';
import type { Content } from '@va/schemas/content/content.ts';

/** Addresses of all pages of this content, one of each kind of entry and the first and the last of it. */
function addresses({ airports, aircraft, policies, tours }: Content): string[] {
  const ends = <T>(list: readonly T[]): T[] =>
    [...new Set([list.at(0), list.at(-1)])].filter((entry) => entry !== undefined);
  return [
    '/',
    '/operaciones/reservar',
    '/operaciones/plan',
    '/operaciones/aeropuertos',
    ...ends(airports).map(({ icao }) => `/operaciones/aeropuertos/${icao.toLowerCase()}`),
    '/briefings',
    '/flota',
    ...ends(aircraft).map(({ registration }) => `/flota/${registration.toLowerCase()}`),
    '/notams',
    '/documentacion/manuales',
    '/documentacion/politicas',
    ...ends(policies).map(({ slug }) => `/politicas/${slug}`),
    '/eventos/focus-airports',
    '/eventos/tours',
    ...ends(tours).map(({ routePath }) => routePath),
    '/recursos/liveries',
    '/mi-perfil',
    '/comunidad/equipo-directivo',
    '/comunidad/contacto',
    '/estado',
  ];
}

/** The portal on some content, without a browser. */
export interface OpenPortal {
  /** Goes to an address and gives the whole document's body part; throws when the page fails. */
  go(address: string): Promise<HTMLElement>;
  /** Signs somebody in, as the sign-in screen does. */
  signIn(identifier: string): Promise<void>;
  close(): void;
}

/** Opens the portal on this content, without a network until it is closed. A frame is an element that says in `data-src` what would stand in it. */
export async function openPortal(content: Content): Promise<OpenPortal> {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  vi.resetModules();
  for (const name of moduleNames) {
    vi.doMock(`${MODULE_PREFIX}${name}`, () => ({
      default: JSON.parse(moduleJson(content, name)) as unknown,
    }));
  }
  // All of React anew as well: an app and its renderer must share one.
  const { createElement } = await import('react');
  // Nothing is framed here: there is nobody to answer.
  vi.doMock('#app/components/frames/embed-frame.tsx', () => ({
    EmbedFrame: ({ frame, url }: { frame: { id: string; url?: string }; url?: string }) =>
      createElement('div', { 'data-frame': frame.id, 'data-src': url ?? frame.url }),
  }));
  const { UNSAFE_createMemoryHistory: createMemoryHistory } = await import('react-router');
  const { QueryClientProvider } = await import('@tanstack/react-query');
  const { act, cleanup, render } = await import('@testing-library/react');
  const { queryClient } = await import('#app/app/query-client.ts');
  const { createPageRouter } = await import('#app/components/router/page-router.ts');
  const { PagesOf } = await import('#app/components/router/pages-of.tsx');
  const { routeTable } = await import('#app/app/route-table.tsx');
  const { session } = await import('#app/services/session.ts');
  const router = createPageRouter({ table: routeTable, history: createMemoryHistory() });
  const { container } = render(
    createElement(QueryClientProvider, { client: queryClient }, createElement(PagesOf, { router })),
  );
  return {
    async go(address) {
      await act(() => router.go(address));
      const { failure } = router.shown();
      if (failure !== undefined) throw new Error(`${address} fails`, { cause: failure });
      return container;
    },
    signIn: (identifier) => act(async () => session.signIn(identifier)),
    close() {
      cleanup();
      router.dispose();
      globalThis.fetch = fetch;
    },
  };
}

/**
 * Shows every page of the portal on this content and says what came of it.
 * @returns heading of each address; throws when a page fails
 */
export async function renderPortal(content: Content): Promise<Map<string, string>> {
  const portal = await openPortal(content);
  const headings = new Map<string, string>();
  for (const address of addresses(content)) {
    const container = await portal.go(address);
    headings.set(address, container.querySelector('h1')?.textContent ?? '');
  }
  portal.close();
  return headings;
}
