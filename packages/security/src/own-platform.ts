/** Defined only in the build of an airline without its own platform. */
declare const __WITHOUT_PLATFORM__: true | undefined;

/** Whether our own platform stands beside the portal. */
export const OWN_PLATFORM = typeof __WITHOUT_PLATFORM__ === 'undefined';
