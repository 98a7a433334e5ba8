/**
 * Classes of the header's icons; narrower on a phone, and never wider than 60 px, so that all fit in a row at every size
 * of text. Under a finger they are 44 px high.
 */
export const headerButton =
  'relative grid h-[min(2.5rem,60px)] w-[min(2.25rem,60px)] shrink-0 place-items-center rounded-md text-ink-2 transition-colors hover:bg-surface-2 hover:text-ink sm:w-[min(2.5rem,60px)] pointer-coarse:min-h-[44px]';

/** The same class with words beside the icon, on wide screens. */
export const labelledHeaderButton = `${headerButton} xl:flex xl:w-auto xl:gap-2 xl:px-3 xl:text-sm xl:font-bold`;
