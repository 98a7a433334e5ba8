import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';
import { startPostgresServer, unprivileged } from '../../testing/postgres-server.ts';
import { openPostgres } from './postgres-driver.ts';

it('the line to a database elsewhere is encrypted with sslmode=verify-full, to the server of that name alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'encrypted-line-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { uid, gid } = unprivileged();
  const write = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    // PostgreSQL takes a key that is its own and that nobody else reads.
    for (const file of [folder, path]) if (uid !== undefined && gid !== undefined) chownSync(file, uid, gid);
    return path;
  };
  const [mine, another] = [selfSignedCertificate(), selfSignedCertificate()];
  const [key, cert, foreign] = [
    write('key.pem', mine.key),
    write('cert.pem', mine.cert),
    write('foreign.pem', another.cert),
  ];
  const server = await startPostgresServer({
    settings: [
      'listen_addresses=127.0.0.1,127.0.0.2',
      'ssl=on',
      `ssl_cert_file=${cert}`,
      `ssl_key_file=${key}`,
    ],
  });
  onTestFinished(() => server.stop());
  const encrypted = async (query: string, host = '127.0.0.1') => {
    const url = `${server.url.replace('127.0.0.1', host)}/postgres${query}`;
    const driver = await openPostgres({ url, poolSize: 1 });
    onTestFinished(() => driver.close());
    const line = await driver.acquire();
    const { rows } = await line.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
    line.release();
    return rows[0]?.['ssl'];
  };

  expect(await encrypted(`?sslmode=verify-full&sslrootcert=${cert}`)).toBe(true);
  // By another authority, by none that is known, and for another name than the one that was asked for.
  await expect(encrypted(`?sslmode=verify-full&sslrootcert=${foreign}`)).rejects.toThrow(/certificate/);
  await expect(encrypted('?sslmode=verify-full')).rejects.toThrow(/self.signed certificate/);
  await expect(encrypted(`?sslmode=verify-full&sslrootcert=${cert}`, '127.0.0.2')).rejects.toThrow(
    /does not match/,
  );
  // What says nothing of it goes in the clear, which the guide keeps for the machine itself.
  expect(await encrypted('')).toBe(false);
});
