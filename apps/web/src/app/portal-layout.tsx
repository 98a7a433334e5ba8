import { lazy, Suspense, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { isInForce } from '@va/domain/notices.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { useHydrating } from '@va/ui/state/use-hydrating.ts';
import { useStore } from '@va/ui/state/store.ts';
import { useOpenedAt } from '#app/components/blocks/use-now.ts';
import { Greeting } from '#app/components/layout/greeting.tsx';
import { NavigationProgress } from '#app/components/layout/navigation-progress.tsx';
import { Shell } from '#app/components/layout/shell.tsx';
import { useSidebar } from '#app/components/layout/use-sidebar.ts';
import { ScrollPlaces } from '#app/components/router/scroll-places.tsx';
import { withBase } from '#app/config/base-url.ts';
import { isFramed, isMini } from '#app/config/framed.ts';
import { airline } from '#app/content/airline.ts';
import { airlineLinks } from '#app/content/airline-links.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { sections } from '#app/content/sections.ts';
import { SignInPage } from '#app/features/auth/sign-in-page.tsx';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { seenNotams } from '#app/features/notams/read-notams.ts';
import { paths } from '#app/lib/paths.ts';
import type { PortalContext } from '#app/lib/portal-context.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { motionPaused } from '#app/services/motion.ts';
import { storedPlaces } from '#app/services/scroll-places.ts';
import { session } from '#app/services/session.ts';
import { readSidebarOpen, writeSidebarOpen } from '#app/services/sidebar-cookie.ts';
import { themeStore } from '#app/services/theme.ts';
import { isOpenAddress } from './is-open-address.ts';
import { loadAccount, loadedAccount } from './load-account.ts';
import { loadDoor } from './load-door.ts';
import { useNavigationTree } from './use-navigation-tree.ts';
import { Overlays } from './overlays.tsx';
import { PortalStatus } from './portal-status.tsx';
import { focusPage, useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOverlays } from './use-overlays.ts';

const footerLinks = [
  ...sections.policyLinks.map(({ slug, label }) => ({ label, to: paths.policy(slug) })),
  { label: 'Estado de los servicios', to: paths.services },
];

// Loaded apart: the account shows once the API has answered, which the page does not wait for; nor does it fail without it.
const LazyAccount = OWN_PLATFORM
  ? lazy(() => loadAccount().catch(() => ({ default: GreetingAlone })))
  : undefined;

/** Greeting in the header while the account's code is not loaded. */
function GreetingAlone({ pilotIndicativo }: { pilotIndicativo: string | null }) {
  return <Greeting name={pilotIndicativo} />;
}

/**
 * Layout of every page: the gate for a visitor who has not passed it, only the page itself inside a frame, otherwise
 * the shell.
 */
export function PortalLayout() {
  const pilotIndicativo = usePilotIndicativo();
  // The build and the server render as if somebody had passed the gate, so hydration must too; the pilot's name is
  // filled in afterwards.
  const isHydrating = useHydrating();
  const { pathname } = useLocation();
  if (!isHydrating && pilotIndicativo === null && !isOpenAddress(withBase(pathname)))
    return (
      <SignInPage
        airline={airline}
        ready
        onSignIn={async (identifier) => session.signIn(identifier)}
        loadDoor={OWN_PLATFORM ? loadDoor : undefined}
      />
    );
  if (isFramed || isMini) return <FramedPage />;
  return <PageInShell pilotIndicativo={pilotIndicativo} />;
}

/** A page without header and sidebar: inside a frame, or as the map alone (`?mini`). */
function FramedPage() {
  return (
    <main className={isMini ? undefined : 'p-3'}>
      <Outlet context={{ searchPortal: () => undefined } satisfies PortalContext} />
    </main>
  );
}

/** The main layout with this airline's navigation and this pilot's settings. */
function PageInShell({ pilotIndicativo }: { pilotIndicativo: string | null }) {
  const today = useOpenedAt();
  const theme = useStore(themeStore);
  const paused = useStore(motionPaused);
  const seen = useStore(seenNotams);
  const sidebar = useSidebar(readSidebarOpen, writeSidebarOpen);
  const navigation = useNavigationTree();
  const overlays = useOverlays();
  const announcer = useFocusOnNavigation(session.begunHere());
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const key = useStore(modifierKey);
  const [Account] = useState(() => loadedAccount() ?? LazyAccount);

  const go = (to: string) => {
    if (to === `${pathname}${search}${hash}`) focusPage(hash);
    else void navigate(to);
  };

  return (
    <>
      <NavigationProgress />
      <Shell
        airline={{ name: airline.name, mark: airline.brand.mark, rights: airlineLinks.rights }}
        navigation={navigation}
        header={{
          sidebar,
          modifierKey: key,
          theme,
          onThemeChange: themeStore.choose,
          motionPaused: paused,
          onMotionChange: motionPaused.set,
          onSearch: () => overlays.show('palette'),
          greeting:
            OWN_PLATFORM && Account ? (
              <Suspense fallback={<GreetingAlone pilotIndicativo={pilotIndicativo} />}>
                <Account pilotIndicativo={pilotIndicativo} />
              </Suspense>
            ) : (
              <GreetingAlone pilotIndicativo={pilotIndicativo} />
            ),
          unreadNotams: sections.notams
            ? notamHeads.filter((notam) => !seen.has(notam.id) && isInForce(notam, today)).length
            : undefined,
        }}
        footerLinks={footerLinks}
        status={<PortalStatus />}
      >
        <Outlet
          context={{ searchPortal: (text) => overlays.show('palette', text) } satisfies PortalContext}
        />
        <ScrollPlaces storage={storedPlaces} />
      </Shell>
      <p ref={announcer} aria-live="polite" className="sr-only" />
      <Overlays
        overlays={overlays}
        onGo={go}
        state={{
          theme,
          paused,
          pilotIndicativo: pilotIndicativo ?? '',
          menu: { label: sidebar.toggleLabel, toggle: sidebar.toggle },
        }}
      />
    </>
  );
}
