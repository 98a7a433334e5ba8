import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Toaster } from '@va/ui/controls/toaster.tsx';
import { placeOf } from '@va/ui/state/place-of.ts';
import { useEffect, useRef, type RefObject } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router';
import { inboxQuery } from '#app/api/inbox.ts';
import { useSession } from '#app/api/use-session.ts';
import { FrameLine } from '#app/components/layout/frame-line.tsx';
import { OtherCallsign } from './other-callsign.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { TopBar } from '#app/components/layout/top-bar.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { isFramed } from '#app/config/framed.ts';
import { paths } from '#app/config/paths.ts';
import { SignedOut } from '#app/features/access/signed-out.tsx';
import { keepsPlaces } from '#app/services/session-storage.ts';
import { hasWaiting } from '#app/services/waiting-drafts.ts';
import { menuFor } from './menu.ts';

/** What stands around every page: the platform's own bar, or one line inside the portal. */
export function Shell() {
  const { session, pilot, can } = useSession();
  const ended = session?.ended;
  const callsign = ended ? null : (pilot?.callsign ?? null);
  const { data: inbox } = useQuery({ ...inboxQuery(), enabled: pilot !== null });
  const title =
    useMatches()
      .flatMap(({ handle }) => titleOf(handle) ?? [])
      .at(-1) ?? 'Plataforma';
  const main = useFocusOnNavigation();
  useKeptFocus(main);
  useWaitingReport();
  return (
    <>
      <a
        href="#contenido"
        className="fixed -top-20 left-2 z-50 rounded-md bg-surface px-4 py-2 focus:top-2 focus:shadow-floating"
      >
        Ir al contenido
      </a>
      {isFramed ? (
        <FrameLine title={title} callsign={callsign} onLeave={() => void leave()} />
      ) : (
        <TopBar
          entries={menuFor(can)}
          callsign={callsign}
          unread={inbox?.unread ?? 0}
          onLeave={() => void leave()}
        />
      )}
      <main
        id="contenido"
        ref={main}
        tabIndex={-1}
        className={isFramed ? 'p-3' : 'mx-auto max-w-7xl px-4 pt-6 pb-14 sm:px-8'}
      >
        {callsign && <OtherCallsign callsign={callsign} />}
        {ended && (
          <SignedOut title="">
            <StateLine kind="stale" title="Tu sesión ha terminado; lo que has escrito te espera" />
          </SignedOut>
        )}
        <div hidden={ended !== undefined}>
          <Outlet />
        </div>
      </main>
      <Toaster />
      {keepsPlaces && <ScrollRestoration getKey={placeOf} />}
    </>
  );
}

/** Signs out, and loads anew, so that nothing of the pilot stays in memory. Without an answer the account says what happened. */
async function leave(): Promise<void> {
  const left = await import('#app/api/access.ts')
    .then(({ signOut }) => signOut())
    .then(
      () => true,
      () => false,
    );
  location.assign(platformBase + (left ? paths.signIn : paths.account));
}

/** Sends the report that was typed without a network, whatever page is open. */
function useWaitingReport(): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!hasWaiting()) return;
    void import('#app/features/manual-report/waiting-report.ts')
      .then(({ sendWhenOnline }) => sendWhenOnline(client))
      // The report stays stored for the next visit.
      .catch(() => undefined);
  }, [client]);
}

/**
 * Keeps the focus in the page (`keep-focus.ts`). Loaded after the first paint, since nobody can use the page earlier.
 */
function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import('./keep-focus.ts')
      .then(({ keepFocus }) => {
        if (main.current && !isGone) end = keepFocus(main.current);
      })
      // If it fails to load, only the browser's own handling of a lost focus is left.
      .catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, [main]);
}

/** After a change of page the focus goes to its heading, so that a screen reader says where one is. */
function useFocusOnNavigation() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    if (!keepsPlaces) scrollTo({ top: 0, behavior: 'instant' });
    (document.querySelector('h1') ?? main.current)?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

function titleOf(handle: unknown): string | undefined {
  return typeof handle === 'object' && handle !== null && 'title' in handle
    ? String(handle.title)
    : undefined;
}
