import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { Outlet } from 'react-router';
import { KeptPage } from '#app/features/access/kept-page.tsx';
import { hasWaiting } from '#app/services/waiting-drafts.ts';

/** What stands around every page of the platform within the shell. */
export function PlatformLayout() {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useWaitingReport();
  return (
    // As high as the window, so that the footer below does not give way to what the page fetches.
    <div ref={page} className="mx-auto min-h-dvh max-w-7xl">
      <KeptPage>
        <Outlet />
      </KeptPage>
    </div>
  );
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
function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let end: (() => void) | undefined;
    let isGone = false;
    void import('./keep-focus.ts')
      .then(({ keepFocus }) => {
        if (page.current && !isGone) end = keepFocus(page.current);
      })
      // If it fails to load, only the browser's own handling of a lost focus is left.
      .catch(() => undefined);
    return () => {
      isGone = true;
      end?.();
    };
  }, [page]);
}
