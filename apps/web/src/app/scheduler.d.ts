declare module 'scheduler' {
  /** How often React's work gives way to the browser, times a second; 0 for its own choice, each 5 ms. */
  export function unstable_forceFrameRate(perSecond: number): void;
}
