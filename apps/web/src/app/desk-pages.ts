import { deskRoutes } from '#app/config/pages/desk.built.ts';
import { staffOnly } from '#app/features/access/staff-only.tsx';
import { openPage, type PageModule } from './open-page.ts';

/** The files of the pages of the desk. */
const files = import.meta.glob<PageModule>(['./desk*.tsx', '!./*.test.tsx'], { base: '../routes/platform' });

/**
 * Loads the page of the desk at an address, behind the check of rights.
 * @throws Error if the desk has no such page
 */
export async function openDeskPage(path: string): Promise<PageModule> {
  const route = deskRoutes.find((one) => one.path === path);
  if (!route) throw new Error(`The desk has no page at ${path}`);
  return openPage(files, route.file, (Page) => staffOnly(route.who, Page));
}
