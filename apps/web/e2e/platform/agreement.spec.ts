/** After all other tests on two servers: whether what they wrote together agrees, as `npm run verify` sees it. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteRoot } from '../../../../scripts/lib/project.mjs';

test('audit, ledgers, flights and recordings agree after all that was done on two servers', () => {
  const data = process.env['E2E_PLATFORM_DATA'] ?? '';
  const env = { ...process.env, DATABASE_URL: readFileSync(join(data, 'database-url'), 'utf8') };
  const verify = [join(siteRoot, 'dist-server/verify.mjs')];
  const { stdout, stderr } = spawnSync(process.execPath, verify, { env, encoding: 'utf8' });
  expect(stdout + stderr).toMatch(/^Todo concuerda\.$/m);
});
