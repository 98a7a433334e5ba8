import type { LucideIcon } from 'lucide-react';

/** An entry that leads to a page of the portal. */
export interface NavLeaf {
  label: string;
  /** Address, with a hash when it leads to a section of a page. */
  to: string;
}

/** A group inside a group. A leaf is never a group, nor the other way round. */
export interface NavSubgroup {
  label: string;
  items: readonly NavLeaf[];
}

export interface NavGroup {
  label: string;
  icon: LucideIcon;
  items: readonly (NavLeaf | NavSubgroup)[];
}

/** Entry that opens another site's page in a new tab. */
export interface NavOutside {
  label: string;
  icon: LucideIcon;
  href: string;
}

export interface NavigationTree {
  groups: readonly NavGroup[];
  outside: readonly NavOutside[];
  personal: NavLeaf & { icon: LucideIcon };
  logout: NavOutside;
}
