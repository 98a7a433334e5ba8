/** Shape of the traffic map, width by height. */
export const TRAFFIC_ASPECT = 1.45;
