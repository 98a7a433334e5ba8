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
import type { NavLeaf, NavigationTree, NavSubgroup } from '#app/components/layout/navigation-types.ts';
import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { airlineLinks } from '#app/content/airline-links.ts';
import { isAvailable } from '#app/content/available.ts';
import { platformMenu, specifiedMenu } from '#app/config/pages/menu.built.ts';
import { paths as platform } from '#app/config/paths.ts';
import { paths } from '#app/lib/paths.ts';

/** Groups of the sidebar, in their order. */
const GROUPS = [
  ['Operaciones', Plane],
  ['Documentación', BookOpen],
  ['Comunidad', Users],
  ['Recursos', Download],
] as const;

/** A group nested within another. */
const WITHIN = { label: 'Eventos', group: 'Operaciones' };

/** All entries: those of docs/spec.md §2, and what the airline's own platform adds after them. */
const entries = [
  ...specifiedMenu.map(([group, label, page]) => ({ group, label, to: paths[page] as string })),
  ...(OWN_PLATFORM
    ? platformMenu.map(([group, label, page]) => ({ group, label, to: platform[page] as string }))
    : []),
];

/** Entries of a group whose pages this airline has. */
const leavesOf = (label: string, among = entries): NavLeaf[] =>
  among.filter(({ group, to }) => group === label && isAvailable(to));

/** Entries of a group, with the nested group at the place of its first entry. */
function itemsOf(label: string): (NavLeaf | NavSubgroup)[] {
  const within = WITHIN.group === label ? leavesOf(WITHIN.label) : [];
  if (within.length === 0) return leavesOf(label);
  const first = entries.findIndex(({ group }) => group === WITHIN.label);
  return [
    ...leavesOf(label, entries.slice(0, first)),
    { label: WITHIN.label, items: within },
    ...leavesOf(label, entries.slice(first)),
  ];
}

/** The sidebar with the entries that this airline has. */
export const navigation: NavigationTree = {
  groups: GROUPS.map(([label, icon]) => ({ label, icon, items: itemsOf(label) })).filter(
    ({ items }) => items.length > 0,
  ),
  outside: [
    { label: airlineLinks.community.label, icon: MessagesSquare, href: airlineLinks.community.url },
    { label: airlineLinks.virtualAirline.label, icon: Globe, href: airlineLinks.virtualAirline.url },
  ],
  personal: { label: 'Mi Perfil', icon: CircleUserRound, to: paths.profile },
  logout: { label: 'Cerrar Sesión', icon: LogOut, href: airlineLinks.logout },
};
