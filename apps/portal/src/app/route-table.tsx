import type { RouteObject } from 'react-router';
import { routePatterns } from '@va/domain/portal-pages.ts';
import { isAvailable } from './available.ts';
import { PortalLayout } from './portal-layout.tsx';
import { RoutingFailure } from './routing-failure.tsx';

/** URL to page. A failing page keeps the layout; a failing layout gets the same message without it. */
export const routeTable: RouteObject[] = [
  {
    Component: PortalLayout,
    ErrorBoundary: RoutingFailure,
    children: [
      {
        ErrorBoundary: RoutingFailure,
        children: [
          { path: routePatterns.home, lazy: () => import('#app/routes/home.tsx') },
          { path: routePatterns.booking, lazy: () => import('#app/routes/booking.tsx') },
          { path: routePatterns.flightPlan, lazy: () => import('#app/routes/flight-plan.tsx') },
          { path: routePatterns.myPlan, lazy: () => import('#app/routes/my-plan.tsx') },
          { path: routePatterns.flightIdeas, lazy: () => import('#app/routes/flight-ideas.tsx') },
          { path: routePatterns.manualReport, lazy: () => import('#app/routes/manual-report.tsx') },
          { path: routePatterns.traffic, lazy: () => import('#app/routes/traffic.tsx') },
          { path: routePatterns.airports, lazy: () => import('#app/routes/airports.tsx') },
          { path: routePatterns.airport, lazy: () => import('#app/routes/airport.tsx') },
          { path: routePatterns.briefings, lazy: () => import('#app/routes/briefings.tsx') },
          { path: routePatterns.fleet, lazy: () => import('#app/routes/fleet.tsx') },
          { path: routePatterns.aircraft, lazy: () => import('#app/routes/aircraft.tsx') },
          { path: routePatterns.notams, lazy: () => import('#app/routes/notams.tsx') },
          { path: routePatterns.manuals, lazy: () => import('#app/routes/manuals.tsx') },
          { path: routePatterns.pointsAndRanks, lazy: () => import('#app/routes/points-and-ranks.tsx') },
          { path: routePatterns.regulations, lazy: () => import('#app/routes/regulations.tsx') },
          { path: routePatterns.checklists, lazy: () => import('#app/routes/checklists.tsx') },
          { path: routePatterns.policies, lazy: () => import('#app/routes/policies.tsx') },
          { path: routePatterns.policy, lazy: () => import('#app/routes/policy.tsx') },
          { path: routePatterns.focusAirports, lazy: () => import('#app/routes/focus-airports.tsx') },
          { path: routePatterns.tours, lazy: () => import('#app/routes/tours.tsx') },
          { path: routePatterns.tour, lazy: () => import('#app/routes/tour.tsx') },
          { path: routePatterns.liveries, lazy: () => import('#app/routes/liveries.tsx') },
          { path: routePatterns.acars, lazy: () => import('#app/routes/acars.tsx') },
          { path: routePatterns.profile, lazy: () => import('#app/routes/profile.tsx') },
          { path: routePatterns.pilots, lazy: () => import('#app/routes/pilots.tsx') },
          { path: routePatterns.team, lazy: () => import('#app/routes/team.tsx') },
          { path: routePatterns.contact, lazy: () => import('#app/routes/contact.tsx') },
          { path: routePatterns.services, lazy: () => import('#app/routes/services.tsx') },
          { path: '*', lazy: () => import('#app/routes/not-found.tsx') },
        ].filter(({ path }) => isAvailable(path)),
      },
    ],
  },
];
