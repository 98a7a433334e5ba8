/** Most people whom one joining link lets in, and most days for which it does. */
export const JOIN_LINK_MOST = { uses: 100, days: 90 } as const;
