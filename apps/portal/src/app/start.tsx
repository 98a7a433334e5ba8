import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { session } from '#app/services/session.ts';
import { App } from './app.tsx';
import { loadPortal } from './load-portal.ts';

/**
 * Starts the app. Without a signed-in pilot it hydrates the sign-in screen that the build has rendered, and keeps
 * what is typed there. For a signed-in pilot the skeleton stays until the whole page can replace it.
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
  // A failure is shown by the gate.
  if (session.snapshot() !== null) await loadPortal().catch(() => undefined);
  // As a transition, so that a slow computer stays responsive while the page renders.
  startTransition(() => createRoot(root).render(app));
}
