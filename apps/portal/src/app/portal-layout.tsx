import { useStore } from '@va/ui/state/use-store.ts';
import { placeOf } from '@va/ui/state/place-of.ts';
import { useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigate } from 'react-router';
import { NavigationProgress } from '#app/components/layout/navigation-progress.tsx';
import { Shell } from '#app/components/layout/shell.tsx';
import { useSidebar } from '#app/components/layout/use-sidebar.ts';
import { airline } from '#app/content/airline.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { sections } from '#app/content/sections.ts';
import { usePilotIndicativo } from '#app/features/auth/use-pilot-indicativo.ts';
import { isInForce } from '@va/domain/notices.ts';
import { readNotams } from '#app/features/notams/read-notams.ts';
import { paths } from '#app/lib/paths.ts';
import type { PortalContext } from '#app/lib/portal-context.ts';
import { modifierKey } from '#app/services/modifier-key.ts';
import { motionPaused } from '#app/services/motion.ts';
import { session } from '#app/services/session.ts';
import { readSidebarOpen, writeSidebarOpen } from '#app/services/sidebar-cookie.ts';
import { themeStore } from '#app/services/theme.ts';
import { navigation } from './navigation.ts';
import { Overlays } from './overlays.tsx';
import { PortalStatus } from './portal-status.tsx';
import { focusPage, useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { useOverlays } from './use-overlays.ts';

const footerLinks = [
  ...sections.policyLinks.map(({ slug, label }) => ({ label, to: paths.policy(slug) })),
  { label: 'Estado de los servicios', to: paths.services },
];

/** The main layout with this airline's navigation and this pilot's settings. */
export function PortalLayout() {
  // As of this visit: a notice that ends at midnight goes with the next load.
  const [today] = useState(() => new Date());
  const pilotIndicativo = usePilotIndicativo() ?? '';
  const theme = useStore(themeStore);
  const paused = useStore(motionPaused);
  const read = useStore(readNotams);
  const sidebar = useSidebar(readSidebarOpen(), writeSidebarOpen);
  const overlays = useOverlays();
  const announcer = useFocusOnNavigation(session.begunHere());
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const go = (to: string) => {
    if (to === `${pathname}${search}${hash}`) focusPage(hash);
    else void navigate(to);
  };

  return (
    <>
      <NavigationProgress />
      <Shell
        airline={{ name: airline.name, mark: airline.brand.mark, rights: airline.rights }}
        navigation={navigation}
        header={{
          sidebar,
          modifierKey,
          theme,
          onThemeChange: themeStore.choose,
          motionPaused: paused,
          onMotionChange: motionPaused.set,
          onSearch: () => overlays.show('palette'),
          greeting: (
            <>
              <span className="max-lg:sr-only">Hola, </span>
              <strong className="text-ink">{pilotIndicativo}</strong>
            </>
          ),
          unreadNotams: sections.notams
            ? notamHeads.filter((notam) => !read.has(notam.id) && isInForce(notam, today)).length
            : undefined,
        }}
        footerLinks={footerLinks}
        status={<PortalStatus />}
      >
        <Outlet
          context={{ searchPortal: (text) => overlays.show('palette', text) } satisfies PortalContext}
        />
        <ScrollRestoration getKey={placeOf} />
      </Shell>
      <p ref={announcer} aria-live="polite" className="sr-only" />
      <Overlays
        overlays={overlays}
        onGo={go}
        state={{
          theme,
          paused,
          pilotIndicativo,
          menu: { label: sidebar.toggleLabel, toggle: sidebar.toggle },
        }}
      />
    </>
  );
}
