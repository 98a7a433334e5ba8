/** Given by the build of an airline without a platform of its own, and by nothing else. */
declare const __WITHOUT_PLATFORM__: true | undefined;

/** Whether our own platform stands beside the portal. */
export const OWN_PLATFORM = typeof __WITHOUT_PLATFORM__ === 'undefined';
