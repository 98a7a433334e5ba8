import { useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { SiteName } from '#app/components/blocks/use-document-title.ts';
import { airline } from '#app/content/airline.ts';
import { SignInPage } from '#app/features/auth/sign-in-page.tsx';
import { useStore } from '@va/ui/state/store.ts';
import { ALIVE } from '#app/config/first-paint.ts';
import { session } from '#app/services/session.ts';
import { AppBoundary } from './app-boundary.tsx';
import { BootProblem } from './boot-problem.tsx';
import { isOpenAddress } from './is-open-address.ts';
import { loadedPortal, loadPortal, loadToaster } from './load-portal.ts';

/**
 * The whole application.
 * @param page what the build or the server renders behind the gate; in a browser it is the portal, once that has loaded
 */
export function App({ page }: { page?: ReactNode }) {
  useLayoutEffect(() => {
    delete document.documentElement.dataset['boot'];
    document.dispatchEvent(new Event(ALIVE));
  }, []);
  return (
    <AppBoundary>
      <Gate page={page} />
    </AppBoundary>
  );
}

/** Loads the sign-in with an account, whose files only the portal's chunk knows. */
const loadDoor = OWN_PLATFORM ? async () => (await loadPortal()).loadDoor() : undefined;

/**
 * Shows the sign-in screen at every address until the pilot is signed in, then the page of that same address; at an open
 * address the page at once.
 */
function Gate({ page }: { page?: ReactNode }) {
  const pilotIndicativo = useStore(session);
  const [portal, setPortal] = useState(loadedPortal);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [settled, setSettled] = useState(false);
  const [isOpen] = useState(() => !page && isOpenAddress(location.pathname));

  // Fetched while the pilot types, so that signing in itself makes no request (docs/spec.md §7).
  useEffect(() => {
    const isIn = isOpen || session.snapshot() !== null;
    const getToaster = () => loadToaster().then((module) => setToaster(() => module.Toaster));
    void Promise.allSettled([
      loadPortal().then((loaded) => {
        setPortal(loaded);
        // A pilot who is signed in waits for the page, so it goes first.
        if (isIn) loaded.whenIdle(() => void getToaster().catch(() => undefined));
      }),
      isIn || getToaster(),
    ]).then(() => setSettled(true));
  }, [isOpen]);

  const signIn = async (identifier: string) => {
    setPortal(await loadPortal());
    session.signIn(identifier);
  };

  return (
    <SiteName value={`Portal ${airline.name}`}>
      {page ? (
        page
      ) : pilotIndicativo === null && !isOpen ? (
        <SignInPage airline={airline} ready={settled} onSignIn={signIn} loadDoor={loadDoor} />
      ) : portal ? (
        <portal.Portal />
      ) : settled ? (
        <BootProblem title="El portal no ha arrancado">
          Falta una parte del portal que no ha llegado. Comprueba tu conexión y vuelve a cargar la página.
        </BootProblem>
      ) : (
        <div className="min-h-dvh" aria-busy="true" />
      )}
      {Toaster && <Toaster />}
    </SiteName>
  );
}
