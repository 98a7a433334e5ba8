/** Width divided by height of the network's map, for placeholders that reserve its space. */
export const NETWORK_ASPECT = 2.1;
