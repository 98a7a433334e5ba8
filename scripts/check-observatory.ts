// `npm run check:observatory`: Mozilla's HTTP Observatory against the built site over https, on this machine alone.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { freePort } from './lib/free-port.ts';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';

const LOWEST_SCORE = 130;

/** What the scanner prints, as far as it is read here. */
interface Scan {
  error?: string;
  scan: { grade: string; score: number; testsPassed: number; testsQuantity: number };
  tests: Record<string, { pass: boolean; result: string; scoreModifier: number }>;
}

const scanner = join(root, 'tools/observatory/node_modules/@mdn/mdn-http-observatory');

await ensureInstall(join(root, 'tools/observatory'));
await ensureBuild();

// The scanner's install script would fetch the list of preloaded hosts; ours is on none, so an empty one will do.
const preloaded = join(scanner, 'conf/hsts-preload.json');
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}');

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const cert = join(folder, 'cert.pem');
const key = join(folder, 'key.pem');
const made = selfSignedCertificate();
writeFileSync(cert, made.cert);
writeFileSync(key, made.key, { mode: 0o600 });

const port = await freePort();
const server = fork(join(root, 'dist-server/main.mjs'), {
  env: { ...process.env, PORT: String(port), HOST: 'localhost', HTTPS_CERT: cert, HTTPS_KEY: key },
});
try {
  await new Promise((resolve, reject) => {
    server.once('message', resolve);
    server.once('exit', () => reject(new Error('The server did not start.')));
  });
  // Its own command line puts another list of authorities in the place of ours.
  const { output } = await run(process.execPath, [join(scanner, 'src/scan.js'), `localhost:${port}`], {
    env: { NODE_EXTRA_CA_CERTS: cert },
    capture: true,
  });
  const { scan, tests, error }: Scan = JSON.parse(output.slice(output.indexOf('{')));
  if (error) throw new Error(`The scan failed: ${error}`);
  for (const [name, { pass, result, scoreModifier }] of Object.entries(tests)) {
    console.log(`  ${pass ? '✓' : '✗'} ${name.padEnd(32)} ${String(scoreModifier).padStart(4)}  ${result}`);
  }
  console.log(
    `  Observatory: ${scan.grade}, ${scan.score} points, ${scan.testsPassed} of ${scan.testsQuantity} tests`,
  );
  const good = scan.grade === 'A+' && scan.score >= LOWEST_SCORE && scan.testsPassed === scan.testsQuantity;
  if (!good) {
    console.error(
      `The Observatory must give A+ and at least ${LOWEST_SCORE} points, with every test passed.`,
    );
    process.exitCode = 1;
  }
} finally {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
