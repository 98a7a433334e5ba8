// `npm run check:observatory`: Mozilla's HTTP Observatory against the built site over https, on this machine alone.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from './lib/ensure-build.mjs';
import { ensureInstall } from './lib/ensure-install.mjs';
import { root } from './lib/project.mjs';
import { run } from './lib/run.mjs';
import { freePort } from '@va/testing/listen-locally.ts';
import { startSite } from './lib/start-site.ts';
import { selfSignedCertificate } from '@va/testing/foreign-hosts/certificate.ts';

const LOWEST_SCORE = 130;

/** The parts of the scanner's output that are read here. */
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
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const cert = join(folder, 'cert.pem');
const key = join(folder, 'key.pem');
const made = selfSignedCertificate();
writeFileSync(cert, made.cert);
writeFileSync(key, made.key, { mode: 0o600 });

const hasPlatform = existsSync(join(root, 'dist/plataforma'));
const { port, stop } = await startSite(root, {
  HTTPS_CERT: cert,
  HTTPS_KEY: key,
  ...(hasPlatform && { DATA_DIR: join(folder, 'data') }),
});
// The scanner knows hosts and no paths: this one has the platform at its start.
const platform = createServer(made, (asked, answer) => {
  const path = asked.url === '/' ? '/plataforma/' : asked.url;
  const headers = { ...asked.headers, host: `localhost:${port}` };
  const passed = request(
    { host: 'localhost', port, path, method: asked.method, headers, ca: made.cert },
    (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    },
  );
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
});
try {
  await scan('portal', port);
  if (hasPlatform) {
    const platformPort = await freePort();
    await new Promise<void>((resolve) => platform.listen(platformPort, 'localhost', resolve));
    await scan('platform', platformPort);
  }
} finally {
  platform.close();
  await stop();
}

/** Scans the root of a host, and fails the command if the result is not the best. */
async function scan(name: string, at: number): Promise<void> {
  // Runs the script directly, because the scanner's own command line replaces our list of certificate authorities.
  const { output } = await run(process.execPath, [join(scanner, 'src/scan.js'), `localhost:${at}`], {
    env: { NODE_EXTRA_CA_CERTS: cert },
    capture: true,
  });
  const { scan: result, tests, error }: Scan = JSON.parse(output.slice(output.indexOf('{')));
  if (error) throw new Error(`The scan of the ${name} failed: ${error}`);
  for (const [test, { pass, result: found, scoreModifier }] of Object.entries(tests)) {
    console.log(`  ${pass ? '✓' : '✗'} ${test.padEnd(32)} ${String(scoreModifier).padStart(4)}  ${found}`);
  }
  const { grade, score, testsPassed, testsQuantity } = result;
  console.log(`  Observatory, ${name}: ${grade}, ${score} points, ${testsPassed} of ${testsQuantity} tests`);
  if (grade === 'A+' && score >= LOWEST_SCORE && testsPassed === testsQuantity) return;
  console.error(`The Observatory must give A+ and at least ${LOWEST_SCORE} points, with every test passed.`);
  process.exitCode = 1;
}
