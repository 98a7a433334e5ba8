/** Links looked at or used, per address and minute. */
export const PER_ADDRESS_LINKS = { requests: 20, windowSeconds: 60 };
