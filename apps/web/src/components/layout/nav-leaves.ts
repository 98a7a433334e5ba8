import type { NavGroup, NavLeaf } from './navigation-types.ts';

/** The entries of a group that lead to pages, those of a group within it in its place. */
export const leavesOf = (items: NavGroup['items']): NavLeaf[] =>
  items.flatMap((item) => ('items' in item ? item.items : [item]));
