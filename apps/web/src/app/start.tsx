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
 * Starts the app. It hydrates the markup of the build, the sign-in screen or this address's page for a signed-in pilot,
 * and keeps what is typed there. At an open address it hydrates the server's markup. If the document shows another
 * page, that one stays until the app replaces it.
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
    // The painted page stays readable. Without one, the gate shows the failure.
    if (isPainted && !portal) return void document.dispatchEvent(new Event(LOST));
    // Does not hydrate if the page has failed or the pilot has gone to another one, since that replaces the painted
    // page.
    isPainted &&= isPagePainted() && !portal?.hasFailed();
    if (OWN_PLATFORM && isOpen && (await portal?.startPainted(root, app, onRecoverableError))) return;
  }
  // As a transition, so that a slow computer stays responsive during hydration.
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
