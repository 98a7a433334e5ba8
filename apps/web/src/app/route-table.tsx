import type { RouteObject } from 'react-router';
import { routePatterns } from '@va/domain/portal-pages.ts';
import { isAvailable } from './available.ts';
import { PAGES_ROUTE } from './load-platform.ts';
import { PortalLayout } from './portal-layout.tsx';
import { RoutingFailure } from './routing-failure.tsx';

/** URL to page, by the name of its file in `src/routes`; the platform's pages join them when one is asked for. A failing page keeps the layout; a failing layout gets the same message without it. */
export const routeTable: RouteObject[] = [
  {
    Component: PortalLayout,
    ErrorBoundary: RoutingFailure,
    children: [
      {
        id: PAGES_ROUTE,
        ErrorBoundary: RoutingFailure,
        children: [
          { id: 'home', path: routePatterns.home, lazy: () => import('#app/routes/home.tsx') },
          { id: 'booking', path: routePatterns.booking, lazy: () => import('#app/routes/booking.tsx') },
          {
            id: 'flight-plan',
            path: routePatterns.flightPlan,
            lazy: () => import('#app/routes/flight-plan.tsx'),
          },
          { id: 'my-plan', path: routePatterns.myPlan, lazy: () => import('#app/routes/my-plan.tsx') },
          {
            id: 'flight-ideas',
            path: routePatterns.flightIdeas,
            lazy: () => import('#app/routes/flight-ideas.tsx'),
          },
          {
            id: 'manual-report',
            path: routePatterns.manualReport,
            lazy: () => import('#app/routes/manual-report.tsx'),
          },
          { id: 'traffic', path: routePatterns.traffic, lazy: () => import('#app/routes/traffic.tsx') },
          { id: 'airports', path: routePatterns.airports, lazy: () => import('#app/routes/airports.tsx') },
          { id: 'airport', path: routePatterns.airport, lazy: () => import('#app/routes/airport.tsx') },
          { id: 'briefings', path: routePatterns.briefings, lazy: () => import('#app/routes/briefings.tsx') },
          { id: 'fleet', path: routePatterns.fleet, lazy: () => import('#app/routes/fleet.tsx') },
          { id: 'aircraft', path: routePatterns.aircraft, lazy: () => import('#app/routes/aircraft.tsx') },
          { id: 'notams', path: routePatterns.notams, lazy: () => import('#app/routes/notams.tsx') },
          { id: 'manuals', path: routePatterns.manuals, lazy: () => import('#app/routes/manuals.tsx') },
          {
            id: 'points-and-ranks',
            path: routePatterns.pointsAndRanks,
            lazy: () => import('#app/routes/points-and-ranks.tsx'),
          },
          {
            id: 'regulations',
            path: routePatterns.regulations,
            lazy: () => import('#app/routes/regulations.tsx'),
          },
          {
            id: 'checklists',
            path: routePatterns.checklists,
            lazy: () => import('#app/routes/checklists.tsx'),
          },
          { id: 'policies', path: routePatterns.policies, lazy: () => import('#app/routes/policies.tsx') },
          { id: 'policy', path: routePatterns.policy, lazy: () => import('#app/routes/policy.tsx') },
          {
            id: 'focus-airports',
            path: routePatterns.focusAirports,
            lazy: () => import('#app/routes/focus-airports.tsx'),
          },
          { id: 'tours', path: routePatterns.tours, lazy: () => import('#app/routes/tours.tsx') },
          { id: 'tour', path: routePatterns.tour, lazy: () => import('#app/routes/tour.tsx') },
          { id: 'liveries', path: routePatterns.liveries, lazy: () => import('#app/routes/liveries.tsx') },
          { id: 'acars', path: routePatterns.acars, lazy: () => import('#app/routes/acars.tsx') },
          { id: 'profile', path: routePatterns.profile, lazy: () => import('#app/routes/profile.tsx') },
          { id: 'pilots', path: routePatterns.pilots, lazy: () => import('#app/routes/pilots.tsx') },
          { id: 'team', path: routePatterns.team, lazy: () => import('#app/routes/team.tsx') },
          { id: 'contact', path: routePatterns.contact, lazy: () => import('#app/routes/contact.tsx') },
          { id: 'services', path: routePatterns.services, lazy: () => import('#app/routes/services.tsx') },
          { id: 'not-found', path: '*', lazy: () => import('#app/routes/not-found.tsx') },
        ].filter(({ path }) => isAvailable(path)),
      },
    ],
  },
];
