/** Shapes of maps, width by height: their room is kept before they arrive. */
export const ASPECTS = { route: 2.5, routes: 2, event: 1.8 };

/** Width divided by height of the network's map, for placeholders that reserve its space. */
export const NETWORK_ASPECT = 2.1;
