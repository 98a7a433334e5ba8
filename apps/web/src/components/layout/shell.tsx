import type { ReactNode } from 'react';
import { Later } from '#app/components/blocks/later.tsx';
import { Footer, type FooterLink } from './footer.tsx';
import { Header, type HeaderProps } from './header.tsx';
import type { NavigationTree } from './navigation-types.ts';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { ThemeMenu } from './theme-menu.tsx';

interface ShellProps {
  /** Name and mark of the airline, and its rights text. */
  airline: { name: string; mark: string; rights: string };
  navigation: NavigationTree;
  header: HeaderProps;
  footerLinks: readonly FooterLink[];
  /** Status bar at the lower edge of every page. */
  status: ReactNode;
  children: ReactNode;
}

/** Layout around every page: sidebar, header, footer. It knows no route and no airline. */
export function Shell({ airline, navigation, header, footerLinks, status, children }: ShellProps) {
  const { sidebar, theme, onThemeChange } = header;
  const { name, mark, rights } = airline;
  return (
    <div className="shell">
      <a
        href="#contenido"
        onClick={(event) => {
          // Leaves the address unchanged, since hash and query contain the state of the page.
          event.preventDefault();
          document.getElementById('contenido')?.focus();
        }}
        className="no-print fixed top-2 left-2 z-50 -translate-y-20 rounded-md border border-transparent bg-amber px-4 py-2 font-bold text-on-amber focus:translate-y-0"
      >
        Saltar al contenido
      </a>
      {sidebar.isMobile ? (
        <SidebarDrawer
          open={sidebar.drawerOpen}
          onClose={sidebar.closeDrawer}
          navigation={navigation}
          brand={name}
          mark={mark}
          foot={<ThemeMenu theme={theme} onThemeChange={onThemeChange} inDrawer />}
        />
      ) : (
        <div className="sidebar-column">
          <div className="sidebar-panel">
            {/* A phone, which shows a drawer instead, never wakes it. */}
            <Later>
              <Sidebar
                navigation={navigation}
                brand={name}
                mark={mark}
                asIcons={!sidebar.open}
                onExpand={sidebar.toggle}
              />
            </Later>
          </div>
        </div>
      )}
      <div className="flex min-w-0 flex-col">
        <Header {...header} />
        <main
          id="contenido"
          tabIndex={-1}
          className="mx-auto w-full max-w-[110rem] grow px-4 py-6 outline-none sm:px-8 sm:py-8"
        >
          {children}
        </main>
        {status}
        <Footer owner={name} rights={rights} links={footerLinks} />
      </div>
    </div>
  );
}
