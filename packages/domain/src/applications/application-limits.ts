/** Days for which an application to join is kept: until its address is confirmed, until it is decided, and after that. */
export const APPLICATION_DAYS = { unconfirmed: 3, waiting: 180, decided: 90 } as const;

/** Most people whom one joining link lets in, and most days for which it does. */
export const JOIN_LINK_MOST = { uses: 100, days: 90 } as const;
