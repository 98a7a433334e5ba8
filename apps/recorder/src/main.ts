/** The recorder that a pilot starts: it looks for a simulator, records, and shows its page in the browser. */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { Cockpit } from '@va/recorder/cockpit/cockpit.ts';
import { runClock } from '@va/recorder/core/run-clock.ts';
import { FlightFolder } from '@va/recorder/journal/flight-folder.ts';
import { KeptKeys } from '@va/recorder/platform/kept-keys.ts';
import { openLine } from '@va/recorder/platform/line.ts';
import { SignInByCode } from '@va/recorder/platform/sign-in-by-code.ts';
import { findSimConnect, simConnect } from '@va/recorder/simulators/simconnect/simconnect.ts';
import { realTimers } from '@va/recorder/simulators/simulator.ts';
import { xplane } from '@va/recorder/simulators/xplane/xplane.ts';
import { openLoopback } from './program/loopback.ts';
import { NewerRecorder } from './program/newer-recorder.ts';
import { claim } from './program/one-recorder.ts';
import { pageAnswers } from './program/page-answers.ts';
import { pageFiles } from './program/page-files.ts';
import { readSettings } from './program/read-settings.ts';

const PROGRAM = 'Grabador de vuelos';
const VERSION = process.env['GRABADOR_VERSION'] ?? '1.0.0';
const TICK_MS = 1000;
const XPLANE_WEB = 'http://127.0.0.1:8086';
const XPLANE_UDP = { host: '127.0.0.1', port: 49_000 };
/** What its page answers before there is a cockpit. */
const STARTING = { status: 200, type: 'application/json', body: '{}' };

async function start(): Promise<void> {
  const { env, platform } = process;
  const here = dirname(process.execPath);
  // Beside the script where Node's own program runs it.
  const beside = process.argv[1] === undefined ? here : dirname(process.argv[1]);
  const settings = readSettings([here, beside, process.cwd()]);
  const folder = dataFolder(env, platform);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch {
    throw new Error(`No se puede usar la carpeta ${folder}: da permiso para escribir en ella.`);
  }
  const show = (address: string) => {
    if (env['GRABADOR_SIN_NAVEGADOR'] === undefined) openBrowser(address, platform);
  };
  let answer: Parameters<typeof openLoopback>[0] = () => STARTING;
  const page = await openLoopback((request) => answer(request));
  const claimed = await claim(folder, page);
  if ('running' in claimed) {
    page.close();
    console.log(`El grabador ya está en marcha: ${claimed.running}`);
    show(claimed.running);
    return;
  }
  const now = runClock({ wall: Date.now, steady: () => performance.now() });
  const flights = new FlightFolder(join(folder, 'vuelos'));
  flights.tidy(Date.now());
  const keys = new KeptKeys(join(folder, 'claves.json'), settings.address, undefined);
  const visit = openLine(settings.address, () => ({}));
  const line = openLine(settings.address, () => ({ Authorization: `Bearer ${keys.read() ?? ''}` }));
  const cockpit = new Cockpit({
    platform: settings.address,
    client: PROGRAM,
    clientVersion: VERSION,
    folder: flights,
    line,
    visit,
    now,
    simulators: [
      simConnect({
        program: PROGRAM,
        find: () => findSimConnect([process.cwd(), homedir()]),
        timers: realTimers,
        corrections: settings.addOns,
      }),
      xplane({
        web: XPLANE_WEB,
        udp: XPLANE_UDP,
        timers: realTimers,
        now: () => performance.now(),
        corrections: settings.addOns,
      }),
    ],
    signIn: {
      byCode: new SignInByCode(visit, PROGRAM),
      hasKey: () => keys.read() !== undefined,
      keep: (key) => keys.keep(key),
    },
    ...(settings.code !== undefined && { airlineCode: settings.code }),
  });
  const file = pageFiles(join(beside, 'pagina'));
  const newer = new NewerRecorder(settings.address, settings.build);
  answer = pageAnswers(cockpit, { airline: settings.name, version: VERSION, file, newer: () => newer.page });
  cockpit.start();
  const timer = setInterval(() => {
    void cockpit.tick();
    void newer.look(performance.now());
  }, TICK_MS);
  console.log(`Grabador de ${settings.name}. Su página: ${page.firstAddress}`);
  console.log('Deja esta ventana abierta mientras vuelas; Ctrl+C para terminar.');
  show(page.firstAddress);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      clearInterval(timer);
      cockpit.stop();
      claimed.forget();
      page.close();
      process.exit(0);
    });
}

/** Opens an address in the browser of this PC; where that fails, the address stands in the window all the same. */
function openBrowser(address: string, platform: NodeJS.Platform): void {
  const [program, words] =
    platform === 'win32'
      ? (['rundll32', ['url.dll,FileProtocolHandler', address]] as const)
      : platform === 'darwin'
        ? (['open', [address]] as const)
        : (['xdg-open', [address]] as const);
  const child = spawn(program, words, { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}

/** The user's own folder for what programs keep on this PC. */
function dataFolder(environment: Record<string, string | undefined>, platform: NodeJS.Platform): string {
  const given = environment['GRABADOR_DATOS'];
  if (given) return given;
  const home = homedir();
  if (platform === 'win32')
    return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), 'Grabador');
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Grabador');
  return join(environment['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'grabador');
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
