import type { ComponentType } from 'react';

/** Exports of a page's file. */
export interface PageModule {
  Component: ComponentType;
}

/** The files of some pages, loaded when one is opened, as the bundler finds them. */
type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

/**
 * Loads a page for the router, wrapped by `behind`, which checks rights.
 * @throws Error if no file has its name, or the browser can't load it
 */
export async function openPage(
  files: PageFiles,
  file: string,
  behind: (Page: ComponentType) => ComponentType = (Page) => Page,
): Promise<PageModule> {
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`No page has the file ${file}.tsx`);
  return { Component: behind((await load()).Component) };
}
