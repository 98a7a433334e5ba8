/** Days for which an application to join is kept: until its address is confirmed, until it is decided, and after that. */
export const APPLICATION_DAYS = { unconfirmed: 3, waiting: 180, decided: 90 } as const;
