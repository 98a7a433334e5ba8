/** The platform of a built site, for the pages that need one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext } from '@playwright/test';
import { startSite } from '../../scripts/lib/start-site.ts';
import { newVisitor } from './conditions.ts';

/** A platform of its own beside a site, with its sample airline and nothing in it. */
export interface RunningPlatform {
  origin: string;
  /** Of the pilot who is signed in. */
  cookies: Parameters<BrowserContext['addCookies']>[0];
  stop(): Promise<void>;
}
/** Starts the platform of a build on a database of its own, and signs its sample pilot in. */
export async function startPlatform(browser: Browser, folder: string): Promise<RunningPlatform> {
  const data = mkdtempSync(join(tmpdir(), 'bench-platform-'));
  const { origin, sampleAccounts, stop } = await startSite(folder, { DATA_DIR: data });
  const pilot = sampleAccounts.find(({ role }) => role === 'piloto');
  const visitor = await newVisitor(browser, { origin });
  const answer = await visitor.request.post(`${origin}/plataforma/api/v1/session`, {
    data: { callsign: pilot?.callsign, password: pilot?.password, device: 'Medida' },
    headers: { Origin: origin },
  });
  if (!answer.ok()) throw new Error(`The sample pilot can't sign in: ${await answer.text()}`);
  const cookies = await visitor.cookies();
  await visitor.close();
  return {
    origin,
    cookies,
    stop: async () => {
      await stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
