/** Shapes of maps, width by height: their room is kept before they arrive. */
export const ASPECTS = { route: 2.5, routes: 2, event: 1.8 };
