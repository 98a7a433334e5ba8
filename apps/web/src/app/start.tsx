import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { LOST } from '#app/config/first-paint.ts';
import { isPagePainted } from '#app/lib/painted-page.ts';
import { session } from '#app/services/session.ts';
import { App } from './app.tsx';
import { isOpenAddress } from './is-open-address.ts';
import { loadPortal } from './load-portal.ts';

/**
 * Starts the app. It hydrates what the build has rendered, the sign-in screen or for a signed-in pilot the page of this
 * address, and keeps what is typed there; at an open address what the server has painted. Where the document holds another
 * page, that stays until the app replaces it.
 */
export async function start(root: HTMLElement): Promise<void> {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const isOpen = isOpenAddress(location.pathname);
  const isIn = isOpen || session.snapshot() !== null;
  let isPainted = !isOpen && (isIn ? isPagePainted() : root.hasChildNodes());
  if (isIn) {
    const portal = await loadPortal().catch(() => undefined);
    // The page can still be read; without one, the gate shows the failure.
    if (isPainted && !portal) return void document.dispatchEvent(new Event(LOST));
    // What says that the page has failed takes its place, and so does another page that was gone to meanwhile.
    isPainted &&= isPagePainted() && !portal?.hasFailed();
    if (OWN_PLATFORM && isOpen && (await portal?.startPainted(root, app, onRecoverableError))) return;
  }
  // As a transition, so that a slow computer stays responsive while the page comes to life.
  startTransition(() => {
    if (isPainted) hydrateRoot(root, app, { onRecoverableError });
    else createRoot(root).render(app);
  });
}

/** Reports what made the markup differ from the page, except parts that the build leaves to the browser (`digest`). */
function onRecoverableError(error: unknown): void {
  if (error instanceof Error && 'digest' in error) return;
  reportError(error instanceof Error ? (error.cause ?? error) : error);
}
