import type { ReactNode } from 'react';
import { Later } from '#app/components/blocks/later.tsx';
import { Header, type HeaderProps } from './header.tsx';
import type { NavigationTree } from './navigation-types.ts';
import { Sidebar } from './sidebar.tsx';
import { SidebarDrawer } from './sidebar-drawer.tsx';
import { ThemeMenu } from './theme-menu.tsx';
import { Link } from 'react-router';

interface FooterLink {
  label: string;
  to: string;
}

const year = new Date().getUTCFullYear();

/** Current year (boot.js writes it into what the build has rendered), rights text, legal pages and the state of the services (docs/spec.md §1). */
function Footer({ owner, rights, links }: { owner: string; rights: string; links: readonly FooterLink[] }) {
  return (
    <footer data-shell className="border-t border-line px-4 py-6 text-sm text-ink-2 sm:px-8">
      <div className="mx-auto flex max-w-[106rem] flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p>
          ©{' '}
          <span data-fill="year" suppressHydrationWarning>
            {year}
          </span>{' '}
          {owner}. {rights}.
        </p>
        <nav aria-label="Pie de página">
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="inline-block py-1 underline underline-offset-4 hover:text-ink">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

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
