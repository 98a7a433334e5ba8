/** Whether the browser believes in a connection; true only says that it knows of no reason against one. */
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
};
