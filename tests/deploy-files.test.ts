// @vitest-environment node
/** The files for running the platform elsewhere speak of files, commands and settings that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const settings = read('apps/server/src/http/platform-settings.ts');

it('the image has the Node of this project, and starts what the build makes', () => {
  const lines = read('deploy/platform.Dockerfile').split('\n');
  const images = lines.filter((line) => line.startsWith('FROM ')).map((line) => line.split(' ')[1]);
  expect(new Set(images)).toEqual(new Set([`node:${read('.nvmrc').trim()}-slim`]));
  expect(lines).toContain('COPY --from=build /portal/dist-server dist-server');
  expect(lines).toContain('CMD ["node", "dist-server/main.mjs"]');
  expect(lines).toContain('USER node');
});

it('the compose file builds that image and gives it settings that the server reads', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: { platform: { build: { dockerfile: string }; environment: Record<string, string> } };
  };
  expect(existsSync(join(ROOT, services.platform.build.dockerfile))).toBe(true);
  for (const name of Object.keys(services.platform.environment)) expect(settings).toContain(`'${name}'`);
});

it('the unit of systemd starts the server with settings that it reads', () => {
  const unit = read('deploy/plataforma.service');
  expect(unit).toMatch(/^ExecStart=\S+node dist-server\/main\.mjs$/m);
  expect(unit).toContain('DATA_DIR=/var/lib/plataforma');
  for (const [, name = ''] of unit.matchAll(/^# ([A-Z_, ]+) and the like/gm))
    for (const one of name.split(', ')) expect(settings).toContain(`'${one}'`);
});
