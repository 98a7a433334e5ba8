/**
 * Loading of the picture of a list's entry, counted from 0. The first is visible at once, so the document requests it
 * before any script; the others load near the screen.
 */
export const pictureLoading = (index: number) =>
  index === 0 ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
