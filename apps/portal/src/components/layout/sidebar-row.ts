/** Classes of every row of the sidebar. */
export const sidebarRow =
  'sidebar-row flex min-h-10 w-full items-center gap-3 rounded-md px-3 py-1.5 text-left text-sm text-on-sidebar-2 ' +
  'transition-colors hover:bg-sidebar-active hover:text-on-sidebar focus-visible:outline-gold';
