/** The files of the build that the worker keeps; `apps/portal/vite/offline` makes it once everything else is built. */
declare module 'virtual:offline-files' {
  /** Fingerprint of the whole list. */
  export const version: string;
  export const files: import('#app/config/offline-copy.ts').OfflineFiles;
}
