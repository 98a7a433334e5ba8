/** Whether the browser reports a connection. `true` only means that it knows of no problem. */
export const connection = {
  subscribe(listener: () => void): () => void {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
  snapshot: (): boolean => navigator.onLine,
  atBuild: () => true,
};
