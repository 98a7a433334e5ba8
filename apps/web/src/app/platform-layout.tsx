import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type RefObject } from 'react';
import { Outlet } from 'react-router';
import { KeptPage } from '#app/features/access/kept-page.tsx';
import { hasWaiting } from '#app/services/waiting-drafts.ts';
import { keepFocus } from './keep-focus.ts';

/** Layout of every page of the platform, inside the shell. */
export function PlatformLayout() {
  const page = useRef<HTMLDivElement>(null);
  useKeptFocus(page);
  useWaitingReport();
  return (
    // At least as high as the window, so that the footer below does not move while the page loads its data.
    <div ref={page} className="mx-auto min-h-dvh max-w-7xl">
      <KeptPage>
        <Outlet />
      </KeptPage>
    </div>
  );
}

/** Sends the report that was typed offline, whichever page is open. */
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

/** Keeps the focus in the page. */
function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => (page.current ? keepFocus(page.current) : undefined), [page]);
}
