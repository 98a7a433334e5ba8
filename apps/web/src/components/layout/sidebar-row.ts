/** Classes of every row of the sidebar. */
export const sidebarRow =
  'sidebar-row flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm text-on-sidebar-2 ' +
  'transition-colors hover:bg-sidebar-active hover:text-on-sidebar focus-visible:outline-gold ' +
  // Forced colours take the ground away: there the row of the present page is the one with an edge.
  'border border-transparent forced-colors:border-[color:Canvas]';

/** Style of the row of the current page, or of the closed group that contains it. */
export const currentRow = 'bg-sidebar-active text-on-sidebar forced-colors:border-[color:Highlight]!';
