/** Classes of the header's icons; narrower on a phone so that all fit in a row. */
export const headerButton =
  'relative grid h-10 w-9 shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink sm:w-10';
