import type { ComponentType } from 'react';

/** What the file of a page exports. */
export interface PageModule {
  Component: ComponentType;
}

/** The files of some pages, loaded when one is opened, as the bundler finds them. */
type PageFiles = Readonly<Record<string, () => Promise<PageModule>>>;

/** Loads a page for the router, behind what says who may see it. Throws where no file has its name, or the file is gone. */
export async function openPage(
  files: PageFiles,
  file: string,
  behind: (Page: ComponentType) => ComponentType = (Page) => Page,
): Promise<PageModule> {
  const load = files[`./${file}.tsx`];
  if (!load) throw new Error(`No page has the file ${file}.tsx`);
  return { Component: behind((await load()).Component) };
}
