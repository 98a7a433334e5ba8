import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of a page that is loaded by itself. On the server it never resolves, so that its fallback is rendered. */
export const lazyPart = <P>(bring: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: await (import.meta.env.SSR ? new Promise<never>(() => {}) : bring()) }));
