// @vitest-environment node
/** The files for running the platform elsewhere speak of files, commands and settings that exist. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { MOST_IMPORT_BYTES } from '@va/contract/shared/csv-texts.ts';

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

it('the image copies what a clean clone has or an earlier stage makes, and nothing that is left out', () => {
  const lines = read('deploy/platform.Dockerfile').split('\n');
  const stages = lines.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []);
  const ignored = read('.dockerignore').split('\n');
  for (const [, from, sources = ''] of lines.join('\n').matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gm))
    if (from !== undefined) expect(stages).toContain(from);
    else
      for (const source of sources.split(' ')) {
        expect(existsSync(join(ROOT, source)), source).toBe(true);
        expect(ignored).not.toContain(source);
      }
  for (const [, command = ''] of lines.join('\n').matchAll(/^RUN npm run (\S+)$/gm))
    expect(JSON.parse(read('package.json')).scripts).toHaveProperty(command);
});

interface Compose {
  services: Record<
    string,
    {
      build?: { context: string; dockerfile: string };
      depends_on?: Record<string, { condition: string }>;
      environment: Record<string, string>;
      command?: string[];
      healthcheck?: object;
      volumes: string[];
    }
  >;
  volumes: Record<string, null>;
}

it('the compose file builds that image, names what it has, and gives settings that the server reads', () => {
  const { services, volumes } = parse(read('deploy/compose.yaml')) as Compose;
  const { platform } = services;
  expect(platform?.build).toEqual({ context: '..', dockerfile: 'deploy/platform.Dockerfile' });
  for (const name of Object.keys(platform?.environment ?? {})) expect(settings).toContain(`'${name}'`);
  for (const [name] of Object.entries(platform?.depends_on ?? {}))
    expect(services[name]?.healthcheck, name).toBeDefined();
  for (const service of Object.values(services))
    for (const volume of service.volumes) {
      const [source = ''] = volume.split(':', 1);
      if (source.startsWith('.')) expect(existsSync(join(ROOT, 'deploy', source)), source).toBe(true);
      else expect(volumes).toHaveProperty(source);
    }
  expect(read('deploy/platform.Dockerfile')).toContain('DATA_DIR=/data');
  expect(platform?.volumes).toContain('data:/data');
});

it('the database of the compose file answers on a socket, and has no network', () => {
  const { services } = parse(read('deploy/compose.yaml')) as Compose;
  const address = services['platform']?.environment['DATABASE_URL'] ?? '';
  const socket = new URL(address.replaceAll(/\$\{.*?\}/g, 'clave')).searchParams.get('host');
  const folders = [services['platform'], services['database']].map((service) =>
    service?.volumes.filter((volume) => volume.endsWith(`:${socket}`)),
  );
  expect(folders).toEqual([['socket:/var/run/postgresql'], ['socket:/var/run/postgresql']]);
  expect(services['database']).toMatchObject({ network_mode: 'none' });
  // Not the account above all others, which the image makes.
  expect(address).toMatch(/^postgres:\/\/plataforma:.*\/plataforma\?/);
  // Who may come in stands in a file of ours, so that it holds for a database that was made before, too.
  expect(services['database']?.command).toContain('hba_file=/etc/postgresql/access.conf');
  expect(services['database']?.volumes).toContain('./postgres-access.conf:/etc/postgresql/access.conf:ro');
});

/** Programs that the build makes of the server. */
const programs = [
  ...read('apps/server/vite.platform.config.ts').matchAll(/^ +'?([\w-]+)'?: 'src\/commands/gm),
].map(([, name = '']) => name);

it('a command under systemd runs as the service does, with the words that were typed', () => {
  const file = join(ROOT, 'deploy/plataforma-orden');
  const folder = mkdtempSync(join(tmpdir(), 'systemd-run-'));
  writeFileSync(join(folder, 'systemd-run'), '#!/bin/sh\nfor word; do echo "$word"; done\n', { mode: 0o755 });
  const run = (...words: string[]) =>
    spawnSync(file, words, { env: { PATH: `${folder}:${process.env['PATH']}` }, encoding: 'utf8' });
  const words = run('backup', '/var/lib/plataforma/una copia.va.gz').stdout.trimEnd().split('\n');
  expect(words.slice(-3)).toEqual([
    '/usr/bin/node',
    'dist-server/backup.mjs',
    '/var/lib/plataforma/una copia.va.gz',
  ]);
  const unit = read('deploy/plataforma.service').split('\n');
  const properties = words.flatMap((word) => /^--property=(.*)/.exec(word)?.[1] ?? []);
  // The unit's user has the name of the unit.
  expect(properties.filter((one) => !unit.includes(one))).toEqual(['User=plataforma']);
  const environment = words.flatMap((word) => /^--setenv=(.*)/.exec(word)?.[1] ?? []);
  for (const one of environment)
    expect(unit.join('\n')).toMatch(new RegExp(`^Environment=(.* )?${one}( |$)`, 'm'));
  expect(run().status).toBe(1);
  rmSync(folder, { recursive: true });
});

it('the guide runs programs in a container that the build makes', () => {
  const named = [
    ...read('docs/despliegue.md').matchAll(/(?:dist-server\/(\w+)\.mjs|plataforma-orden (\w+))/g),
  ];
  const run = named.map(([, one, other]) => one ?? other ?? '').filter((name) => name !== 'main');
  expect(run.length).toBeGreaterThan(1);
  expect(run.filter((name) => !programs.includes(name))).toEqual([]);
});

it('the unit of systemd starts the server with settings that it reads', () => {
  const unit = read('deploy/plataforma.service');
  expect(unit).toMatch(/^ExecStart=\S+node dist-server\/main\.mjs$/m);
  expect(unit).toContain('DATA_DIR=/var/lib/plataforma');
  for (const [, name = ''] of unit.matchAll(/^# ([A-Z_, ]+) and the like/gm))
    for (const one of name.split(', ')) expect(settings).toContain(`'${one}'`);
});

/** Runs the script for the account with PostgreSQL in a given state; answers what was done, and what lies around after. */
function bringOver({ made = 'f', filled = 'f', fails = '' }) {
  const folder = mkdtempSync(join(tmpdir(), 'docker-'));
  mkdirSync(join(folder, 'tmp'));
  const program = (name: string, text: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  program('docker', 'shift 3\nif [ "$1" != exec ]; then echo "$@"; exit; fi\nshift 5\nexec "$@"');
  program('pg_dump', 'echo "pg_dump $4"\necho "create table pilot" > "$3"');
  program(
    'psql',
    `case "$*" in
      *pg_database*) echo ${made};;
      *to_regclass*) echo ${filled};;
      *"$TMPDIR"*) echo load "$@"; [ -z "${fails}" ];;
      *) echo "$@";;
    esac`,
  );
  const { stdout, status } = spawnSync(join(ROOT, 'deploy/plataforma-cuenta'), {
    env: { PATH: `${folder}:${process.env['PATH']}`, TMPDIR: join(folder, 'tmp') },
    encoding: 'utf8',
  });
  const left = readdirSync(join(folder, 'tmp'));
  rmSync(folder, { recursive: true });
  return { acts: stdout.trimEnd().split('\n'), status, left };
}
const NO_ENTRY = '--set ON_ERROR_STOP=1 --command alter role plataforma nologin';

it('an older database comes into the account with the file that the compose file hands in, while the platform stands still', () => {
  const { acts, status, left } = bringOver({});
  expect(acts).toEqual([
    'stop platform',
    'pg_dump postgres',
    expect.stringMatching(/--command drop role if exists plataforma --file \S+account\.sql$/),
    NO_ENTRY,
    expect.stringMatching(/^load .*--single-transaction .* alter role plataforma login plataforma$/),
    'start platform',
  ]);
  expect([status, left]).toEqual([0, []]);
  const { services } = parse(read('deploy/compose.yaml')) as Compose;
  const [, file] = /--file (\S+account\.sql)/.exec(acts.join('\n')) ?? [];
  expect(services['database']?.volumes).toContain(`./postgres-account.sql:${file}:ro`);
});

it('an account that has its content already keeps it, and its platform goes on', () => {
  const { acts, status } = bringOver({ made: 't', filled: 't' });
  expect(acts).toEqual([expect.stringContaining('no hay nada que pasar')]);
  expect(status).toBe(0);
});

it('a failure leaves no copy and no way into an empty database, and the next run goes on from there', () => {
  const failed = bringOver({ fails: 'yes' });
  expect(failed.acts.slice(-2)).toEqual([NO_ENTRY, expect.stringMatching(/^load /)]);
  expect([failed.status, failed.left]).toEqual([1, []]);
  const again = bringOver({ made: 't' });
  expect(again.acts.join('\n')).not.toContain('account.sql');
  expect(again.acts.at(-1)).toBe('start platform');
});

it.each(['deploy/nginx-plataforma.conf', 'deploy/Caddyfile'])(
  '%s leads to the port of the service, says who asks and over what, and lets the largest import through',
  (file) => {
    const text = read(file);
    const service = read('deploy/plataforma.service');
    const port = /PORT=(\d+)/.exec(service)?.[1];
    expect(text).toMatch(
      new RegExp(`^\\s*(?:proxy_pass http://|reverse_proxy )127\\.0\\.0\\.1:${port}\\b`, 'm'),
    );
    expect(service).toContain('TRUSTED_PROXIES=1');
    const size = Number(/^\s*(?:client_max_body_size|max_size) (\d+)M?/im.exec(text)?.[1]) * 1_000_000;
    expect(size).toBeGreaterThan(MOST_IMPORT_BYTES);
    // Caddy says both by itself. What a visitor sends under that name must not come through nginx.
    if (!file.endsWith('Caddyfile')) {
      expect(text).toMatch(/^\s*proxy_set_header X-Forwarded-For \$remote_addr;$/m);
      expect(text).toMatch(/^\s*proxy_set_header X-Forwarded-Proto \$scheme;$/m);
      expect(text).toMatch(/^\s*proxy_buffering off;$/m);
      // A live map without news stays open, and over plain http nothing is served.
      expect(text).toMatch(/^\s*proxy_read_timeout 1h;$/m);
      expect(text).toMatch(/^\s*return 308 https:/m);
      // The program sends it itself, once it hears of https: twice would be one too many.
      expect(text).not.toMatch(/add_header/);
    } else expect(text).toMatch(/^\s*flush_interval -1$/m);
  },
);
