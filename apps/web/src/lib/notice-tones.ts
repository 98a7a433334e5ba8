/** The tone of each importance of a notice. */
export const NOTICE_TONES = { Alta: 'alta', Media: 'media', Baja: 'baja' } as const;
