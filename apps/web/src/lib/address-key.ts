import type { QueryKey } from '@tanstack/react-query';

/**
 * Key of a query: address and parameters.
 * @param address such as `/me`
 */
export const addressKey = (address: string, query: Readonly<Record<string, unknown>> = {}): QueryKey => [
  address,
  query,
];
