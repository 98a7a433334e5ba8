/** Pages of the platform: of a pilot who is signed in with an account, and of a visitor. */
import type { Browser } from '@playwright/test';
import { platformPages } from '@va/schemas/platform/pages.ts';
import { newVisitor } from './conditions.ts';
import { copyPage, floorPath } from './floor.ts';
import { type Figures, type Measure, named } from './measures.ts';
import type { RunningPlatform } from './platform-site.ts';
import { visit } from './visit.ts';

/** Of a pilot: every page without a parameter, but those before signing in and of the desk, which asks for a second factor. */
const PILOTS = platformPages.filter((page) => !/:|^acceso|^mesa/.test(page));
/** Of a visitor: the doors, and what is open to everybody. */
const VISITORS = ['acceso', 'acceso/solicitud', '', 'mapa', 'avisos'];

/** Every page that is measured: its name in the report, its address, and who opens it. */
const pagesWith = ({ cookies }: RunningPlatform) => [
  ...VISITORS.map((page) => ({
    name: `/plataforma/${page} of a visitor`,
    path: `/plataforma/${page}`,
    as: [],
  })),
  ...PILOTS.map((page) => ({ name: `/plataforma/${page}`, path: `/plataforma/${page}`, as: cookies })),
];

/** Writes static copies of them into the floor, as they stand once all is there. */
export async function copyPlatform(
  browser: Browser,
  floor: string,
  platform: RunningPlatform,
): Promise<void> {
  for (const { name, path, as } of pagesWith(platform))
    await copyPage(browser, floor, { origin: platform.origin, path, name, cookies: as });
}

/** The first visit to each of them. */
export const platform: Measure = async (
  { browser, platform: measured },
  { isFloor, origin, platform: own },
) => {
  const figures: Figures = {};
  if (!measured) throw new Error('No platform was started.');
  for (const { name, path, as } of pagesWith(own ?? measured)) {
    const visitor = await newVisitor(browser, { origin });
    try {
      if (!isFloor) await visitor.addCookies(as);
      const address = isFloor ? origin + floorPath(name) : (own?.origin ?? '') + path;
      Object.assign(figures, named(`${name}, first visit`, await visit(visitor, address)));
    } finally {
      await visitor.close();
    }
  }
  return figures;
};
