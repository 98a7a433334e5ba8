import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page that comes apart. On the server it never comes: painted is what stands there meanwhile. */
export const lazyPart = <P>(bring: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? new Promise<never>(() => {}) : bring()) }));
