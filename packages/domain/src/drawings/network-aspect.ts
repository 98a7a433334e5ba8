/** Shape of the network's map, width by height: for what keeps its place free until it is there. */
export const NETWORK_ASPECT = 2.1;
