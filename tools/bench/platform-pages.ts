/** Pages of the platform: of a pilot who is signed in with an account, and of a visitor. */
import type { Browser } from '@playwright/test';
import { platformAddresses } from '@va/schemas/pages/platform-pages.ts';
import { newVisitor } from './conditions.ts';
import { copyPage, floorPath } from './floor.ts';
import { type Measure, named, type SitePlatform, type Values } from './measures.ts';
import { visit } from './visit.ts';

/**
 * Addresses for a pilot: every page without a parameter, except those before signing in and of the desk, which needs a
 * second factor.
 */
const PILOTS = platformAddresses.filter((page) => !/:|^acceso|^mesa/.test(page));
/** Addresses for a visitor: the sign-in pages, and the public ones. */
const VISITORS = ['acceso', 'acceso/solicitud', '', 'mapa', 'avisos'];

/** Every page that is measured: name in the report, address, and whether a pilot opens it. */
const MEASURED = [
  ...VISITORS.map((page) => ({
    name: `/plataforma/${page} of a visitor`,
    path: `/plataforma/${page}`,
    isIn: false,
  })),
  ...PILOTS.map((page) => ({ name: `/plataforma/${page}`, path: `/plataforma/${page}`, isIn: true })),
];

/** Writes static copies of the pages into the floor, as they are once everything has loaded. */
export async function copyPlatform(
  browser: Browser,
  floor: string,
  { origin, cookies }: SitePlatform,
): Promise<void> {
  for (const { name, path, isIn } of MEASURED)
    await copyPage(browser, floor, { origin, path, name, cookies: isIn ? cookies : [] });
}

/** The first visit to each of them. */
export const platform: Measure = async ({ browser }, { isFloor, origin, platform: own }) => {
  const figures: Values = {};
  for (const { name, path, isIn } of MEASURED) {
    const visitor = await newVisitor(browser, { origin });
    try {
      if (isIn && own) await visitor.addCookies(own.cookies);
      const address = isFloor ? origin + floorPath(name) : (own?.origin ?? '') + path;
      Object.assign(figures, named(`${name}, first visit`, await visit(visitor, address)));
    } finally {
      await visitor.close();
    }
  }
  return figures;
};
