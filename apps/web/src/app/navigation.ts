import {
  BookOpen,
  CircleUserRound,
  Download,
  Globe,
  LogOut,
  MessagesSquare,
  Plane,
  Users,
} from 'lucide-react';
import type {
  NavGroup,
  NavLeaf,
  NavigationTree,
  NavSubgroup,
} from '#app/components/layout/navigation-types.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { airlineLinks } from '#app/content/airline-links.ts';
import { paths as platform } from '#app/config/paths.ts';
import { paths } from '#app/lib/paths.ts';
import { isAvailable } from './available.ts';

/** All groups and entries of docs/spec.md §2, with what the airline's own platform adds after them, before those that this airline lacks are taken out. */
const groups: readonly NavGroup[] = [
  {
    label: 'Operaciones',
    icon: Plane,
    items: [
      { label: 'Mis Vuelos', to: paths.flights },
      { label: 'Reservar Vuelo', to: paths.booking },
      { label: 'Briefing de Vuelo', to: paths.flightPlan },
      { label: 'Reporte Manual', to: paths.manualReport },
      { label: 'Aeropuertos', to: paths.airports },
      {
        label: 'Eventos',
        items: [
          { label: 'Focus Airports', to: paths.focusAirports },
          { label: 'Tours', to: paths.tours },
          ...(OWN_PLATFORM ? [{ label: 'Calendario de eventos', to: platform.events }] : []),
        ],
      },
      ...(OWN_PLATFORM
        ? [
            { label: 'Hoy', to: platform.today },
            { label: 'Reservas', to: platform.bookings },
            { label: 'Mapa', to: platform.map },
            { label: 'Flota hoy', to: platform.fleet },
            { label: 'Conecta tu ACARS', to: platform.connect },
          ]
        : []),
    ],
  },
  {
    label: 'Documentación',
    icon: BookOpen,
    items: [
      { label: 'Manuales', to: paths.manuals },
      { label: 'Puntos y Rangos', to: paths.pointsAndRanks },
      { label: 'Normativas', to: paths.regulations },
      { label: 'Checklists', to: paths.checklists },
      { label: 'Políticas de la VA', to: paths.policies },
      ...(OWN_PLATFORM ? [{ label: 'Reglas de la nota', to: platform.rules }] : []),
    ],
  },
  {
    label: 'Comunidad',
    icon: Users,
    items: [
      { label: 'Pilotos', to: paths.pilots },
      { label: 'Equipo Directivo', to: paths.team },
      { label: 'Correo Electrónico', to: paths.contact },
      ...(OWN_PLATFORM
        ? [
            { label: 'Avisos', to: platform.notices },
            { label: 'Premios', to: platform.awards },
            { label: 'Estadísticas', to: platform.statistics },
          ]
        : []),
    ],
  },
  { label: 'Recursos', icon: Download, items: [{ label: 'Liveries', to: paths.liveries }] },
];

/** The sidebar with the entries that this airline has. */
export const navigation: NavigationTree = {
  groups: groups
    .map((group) => ({ ...group, items: group.items.filter(hasPage).map(withoutMissing) }))
    .filter(({ items }) => items.length > 0),
  outside: [
    { label: airlineLinks.community.label, icon: MessagesSquare, href: airlineLinks.community.url },
    { label: airlineLinks.virtualAirline.label, icon: Globe, href: airlineLinks.virtualAirline.url },
  ],
  personal: { label: 'Mi Perfil', icon: CircleUserRound, to: paths.profile },
  logout: { label: 'Cerrar Sesión', icon: LogOut, href: airlineLinks.logout },
};

/** Whether the airline has the page of an entry, or of one entry of a group. */
function hasPage(item: NavLeaf | NavSubgroup): boolean {
  return 'items' in item ? item.items.some(hasPage) : isAvailable(item.to);
}

function withoutMissing(item: NavLeaf | NavSubgroup): NavLeaf | NavSubgroup {
  return 'items' in item ? { ...item, items: item.items.filter(hasPage) } : item;
}
