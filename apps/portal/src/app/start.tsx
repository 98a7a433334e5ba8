import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { session } from '#app/services/session.ts';
import { App } from './app.tsx';
import { loadPortal } from './load-portal.ts';

/**
 * Starts the app in the page. At the gate it takes over the sign-in screen that the build has written into the page,
 * with what is typed there already. For a pilot who has signed in before, the shell's skeleton stays until all of the
 * page is there to take its place.
 */
export async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  if (session.snapshot() === null && root.hasChildNodes()) {
    hydrateRoot(root, app);
    return;
  }
  // The gate says so where the portal does not come.
  if (session.snapshot() !== null) await loadPortal().catch(() => undefined);
  // In slices: a slow computer goes on answering while the page is made.
  startTransition(() => createRoot(root).render(app));
}
