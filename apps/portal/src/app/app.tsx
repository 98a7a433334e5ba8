import { useEffect, useInsertionEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { SiteName } from '#app/components/blocks/use-document-title.ts';
import { airline } from '#app/content/airline.ts';
import { SignInPage } from '#app/features/auth/sign-in-page.tsx';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { withBase } from '#app/config/base-url.ts';
import { session } from '#app/services/session.ts';
import { AppBoundary } from './app-boundary.tsx';
import { BootProblem } from './boot-problem.tsx';
import { loadedPortal, loadPortal, loadToaster } from './load-portal.ts';

// The design system on one page, outside the gate; the build for pilots leaves it out.
const isStyleGuide = import.meta.env.DEV && location.pathname === withBase('/estilo');

/** The whole application. */
export function App() {
  // Before the router, which begins at the top: a page that was scrolled while waiting stays there.
  const scrolled = useRef(0);
  useInsertionEffect(() => void (scrolled.current = scrollY), []);
  useLayoutEffect(() => {
    removeSkeleton();
    if (scrolled.current > 0) scrollTo(0, scrolled.current);
  }, []);
  return <AppBoundary>{isStyleGuide ? <DevelopmentStyleGuide /> : <Gate />}</AppBoundary>;
}

/** Shows the sign-in screen at every address until the pilot is signed in, then the page of that same address. */
function Gate() {
  const pilotIndicativo = usePilotIndicativo();
  const [portal, setPortal] = useState(loadedPortal);
  const [Toaster, setToaster] = useState<ComponentType>();
  const [settled, setSettled] = useState(false);

  // Fetched while the pilot types, so that signing in itself makes no request (docs/spec.md §7).
  useEffect(() => {
    const isIn = session.snapshot() !== null;
    const getToaster = () => loadToaster().then((module) => setToaster(() => module.Toaster));
    void Promise.allSettled([
      loadPortal().then((loaded) => {
        setPortal(loaded);
        // A pilot who is signed in waits for the page, so it goes first.
        if (isIn) loaded.whenIdle(() => void getToaster().catch(() => undefined));
      }),
      isIn || getToaster(),
    ]).then(() => setSettled(true));
  }, []);

  const signIn = async (identifier: string) => {
    setPortal(await loadPortal());
    session.signIn(identifier);
  };

  return (
    <SiteName value={`Portal ${airline.name}`}>
      {pilotIndicativo === null ? (
        <SignInPage airline={airline} ready={settled} onSignIn={signIn} />
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

/** Removes what stood in the page until the app came, and tells boot.js that it has come. */
function removeSkeleton(): void {
  document.getElementById('skeleton')?.remove();
  delete document.documentElement.dataset['boot'];
}

function DevelopmentStyleGuide() {
  const [StyleGuide, setStyleGuide] = useState<ComponentType>();
  useEffect(() => {
    if (import.meta.env.DEV) {
      void import('./style-guide.tsx').then((module) => setStyleGuide(() => module.StyleGuide));
    }
  }, []);
  return StyleGuide && <StyleGuide />;
}
