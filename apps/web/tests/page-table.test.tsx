/** No page stands outside of the tables of pages: what router, menu, search, desk and sweeps have is compared with them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { CAPABILITIES, type Capability } from '@va/domain/rights/capabilities.ts';
import { DESK_PAGES } from '@va/schemas/pages/desk-pages.ts';
import { fileOf } from '@va/schemas/pages/file-of.ts';
import type { PlatformPage, PortalPage } from '@va/schemas/pages/page-row.ts';
import { PILOT_PAGES, PLATFORM_PAGES } from '@va/schemas/pages/platform-pages.ts';
import { PORTAL_PAGES } from '@va/schemas/pages/portal-pages.ts';
import { deskGroup } from '#app/app/desk-group.ts';
import { navigation } from '#app/app/navigation.ts';
import { palettePages } from '#app/app/palette-pages.ts';
import { platformRoutes } from '#app/app/platform-routes.tsx';
import { routeTable } from '#app/app/route-table.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { paths as platform } from '#app/config/paths.ts';
import type { NavGroup } from '#app/components/layout/navigation-types.ts';
import { paths } from '#app/lib/paths.ts';
import { ROUTES } from '../e2e/fixtures/routes.ts';
import { DOORS, OF_PILOTS, OPENED_ELSEWHERE } from '../e2e/platform/swept-pages.ts';

const portal = Object.entries<PortalPage>(PORTAL_PAGES);
const pilots = Object.entries<PlatformPage>(PILOT_PAGES);
const all = Object.entries<PlatformPage>(PLATFORM_PAGES);

/** Names of the files of a folder of `src/routes`, without ending. */
const filesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../src/routes', folder))
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));

const leavesOf = (group: NavGroup) =>
  group.items.flatMap((item) => ('items' in item ? item.items : [item])).map(({ to }) => to);

const sorted = (some: Iterable<string>) => [...new Set(some)].toSorted();

const routesOf = ([layout]: RouteObject[]) => layout?.children ?? [];
const portalRoutes = routesOf(routesOf(routeTable));

describe('the pages of the portal', () => {
  const routed = portal.filter(([, { path }]) => !path.includes('#'));

  it('are the files of their folder, but for the one that says that there is no page', () => {
    expect(sorted([...routed.map(([page]) => fileOf(page)), 'not-found'])).toEqual(sorted(filesIn('')));
  });

  it('are what the router has', () => {
    expect(sorted(portalRoutes.map(({ path = '' }) => path))).toEqual(
      sorted([...routed.map(([, { path }]) => path), '*']),
    );
    expect(portalRoutes.filter(({ lazy }) => typeof lazy !== 'function')).toEqual([]);
  });

  it('are what the sweeps open, those of one thing by every one of them', () => {
    const patterns = routed.map(([, { path }]) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`));
    for (const [i, pattern] of patterns.entries())
      expect(
        ROUTES.some(({ path }) => pattern.test(path)),
        routed[i]?.[0],
      ).toBe(true);
    for (const { path } of ROUTES)
      expect(
        patterns.some((one) => one.test(path)),
        path,
      ).toBe(true);
  });

  it('have a name wherever they have a group, and an address of their own', () => {
    expect(portal.filter(([, { group, name }]) => (group === undefined) !== (name === undefined))).toEqual(
      [],
    );
    expect(new Set(portal.map(([, { path }]) => path)).size).toBe(portal.length);
  });
});

describe('the pages of the platform', () => {
  const routes = routesOf(platformRoutes);

  it('are the files of their folder, but for the one that says that there is no page', () => {
    expect(sorted([...all.map(([page, { file = fileOf(page) }]) => file), 'not-found'])).toEqual(
      sorted(filesIn('platform')),
    );
  });

  it('are what the router has', () => {
    expect(sorted(routes.map(({ path = '' }) => path))).toEqual(
      sorted([...all.map(([, { path }]) => path), '*']),
    );
  });

  it('are what the sweeps open, or what tests of a flight, a booking or an event open', () => {
    const swept = [...OF_PILOTS.keys(), ...OPENED_ELSEWHERE];
    const doors = pilots.filter(([, { path }]) => DOORS.includes(path)).map(([page]) => page);
    expect(sorted([...swept, ...doors])).toEqual(sorted(Object.keys(PILOT_PAGES)));
    expect(swept.length, 'none of them twice').toBe(new Set(swept).size);
  });

  it('lead by links to where they are', () => {
    const withExample = (path: string) => `/plataforma/${path.replaceAll(/:\w+/g, 'x')}`;
    for (const [page, { path }] of all) {
      const link = ({ ...platform, ...deskPaths } as Record<string, string | ((...of: string[]) => string)>)[
        page
      ];
      expect(typeof link === 'function' ? link('x', 'x') : link, page).toBe(withExample(path));
    }
    expect(paths.airport('LEMD')).toBe('/operaciones/aeropuertos/lemd');
    expect(platform.flight(103, '2026-11-30')).toBe('/plataforma/vuelos/103/2026-11-30');
  });
});

describe('menu and search', () => {
  it('the sidebar has the pages that the tables put there, and no other', () => {
    const wanted = [
      ...portal.filter(([, { menu }]) => menu).map(([, { path }]) => path),
      ...pilots.filter(([, { menu }]) => menu).map(([, { path }]) => `/plataforma/${path}`),
    ];
    expect(navigation.groups.flatMap(leavesOf).toSorted()).toEqual(wanted.toSorted());
  });

  it('the search finds every page that has a group, under its name', () => {
    const found = new Map(palettePages.map(({ target, label }) => ['to' in target ? target.to : '', label]));
    const wanted = [
      ...portal.map(([page, { path, ...row }]) => ({ ...row, page, address: path, label: row.name })),
      ...pilots.map(([page, { path, title, name = title, group }]) => ({
        page,
        group,
        address: `/plataforma/${path}`,
        label: name,
      })),
    ].filter(({ group, page }) => group && page !== 'acars');
    expect(wanted.filter(({ address, label }) => found.get(address) !== label)).toEqual([]);
  });

  it('every page of the platform without a parameter is found, is a door, or is a part of a page that is', () => {
    /** Of these the portal has the page that the specification names, which leads on to them. */
    const led = ['manualReport', 'tours', 'formerRules', 'device'];
    const lost = pilots.filter(
      ([page, { path, group, part }]) =>
        !path.includes(':') && !group && !part && !DOORS.includes(path) && !led.includes(page),
    );
    expect(lost.map(([page]) => page)).toEqual([]);
  });
});

describe('the desk', () => {
  const capabilities = Object.keys(CAPABILITIES) as Capability[];

  it.each(capabilities)('shows who may «%s» what the table says, and nothing else', (capability) => {
    const mayOpen = Object.values<PlatformPage>(DESK_PAGES).filter(
      ({ path, who }) => !path.includes(':') && typeof who !== 'string' && who.includes(capability),
    );
    const seenByAll = pilots.filter(
      ([, { desk }]) => typeof desk === 'object' && desk.who.includes(capability),
    );
    expect(leavesOf(deskGroup((one) => one === capability)).toSorted()).toEqual(
      [...mayOpen, ...seenByAll.map(([, page]) => page)].map(({ path }) => `/plataforma/${path}`).toSorted(),
    );
  });

  it('names nothing twice', () => {
    const titles = deskGroup(() => true).items.map(({ label }) => label);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
