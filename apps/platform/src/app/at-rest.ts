import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds without a request to the API after which the page counts as complete. */
const REST_MS = 400;

/** Resolves once the page has had all answers of the API for a while. */
export function atRest(client: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (client.isFetching() > 0) {
        clearTimeout(timer);
        timer = undefined;
      } else
        timer ??= setTimeout(() => {
          leave();
          resolve();
        }, REST_MS);
    };
    const leave = client.getQueryCache().subscribe(look);
    look();
  });
}
