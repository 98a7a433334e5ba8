import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A part of a page that is loaded by itself. The server refuses it, so that its fallback is rendered; were it to wait there
 * for what never comes, all that was rendered around it would wait in memory too.
 */
export const lazyPart = <P>(bring: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    if (import.meta.env.SSR) throw new Error('Only browsers load this part.');
    return { default: await bring() };
  });

/** Lazy part that the page does not need: if its code fails to load, nothing is shown in its place. */
export const optionalPart = <P>(bring: () => Promise<ComponentType<P>>) =>
  lazyPart(async () => bring().catch((): ComponentType<P> => Nothing));

const Nothing = () => null;
