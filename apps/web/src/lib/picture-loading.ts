/**
 * How the picture of a list's entry loads, the first being 0: that one is what a visitor sees of the page, so its document
 * asks for it before any script; the others come when they are near the screen.
 */
export const pictureLoading = (index: number) =>
  index === 0 ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
