import type { QueryKey } from '@tanstack/react-query';

/**
 * What is read of the API is known by its address and by what it is asked with.
 * @param address such as `/me`
 */
export const addressKey = (address: string, query: Readonly<Record<string, unknown>> = {}): QueryKey => [
  address,
  query,
];
