import { open, Protocol } from 'node-simconnect';
import type { AddOnCorrection } from '../add-on-corrections.ts';
import type { Simulator, SimulatorListener, Timers } from '../simulator.ts';
import { SimConnectSession } from './simconnect-session.ts';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where SimConnect listens. Without host and port the library finds the pipe of this PC by itself. */
export interface SimConnectAddress {
  host?: string;
  port?: number;
}

/** The found address; or a Spanish sentence if the pilot must correct a file. */
type FoundAddress = { address: SimConnectAddress } | { trouble: string } | undefined;

const PIPE = String.raw`\\.\pipe\Microsoft Flight Simulator\SimConnect`;
/** Registry keys with the port of FSX and Prepar3D; those of Prepar3D are not tested. */
const KEYS = [
  String.raw`HKCU\Software\Microsoft\Microsoft Games\Flight Simulator`,
  ...[4, 5, 6].map((version) => String.raw`HKCU\Software\Lockheed Martin\Prepar3D v${version}`),
];

/**
 * Looks for `SimConnect.cfg` in the folders, then for a simulator on this PC; undefined without either. The library's
 * own search would stop the program for an invalid file.
 */
export async function findSimConnect(folders: readonly string[]): Promise<FoundAddress> {
  for (const folder of folders) {
    const file = join(folder, 'SimConnect.cfg');
    if (existsSync(file)) return readConfiguration(readFileSync(file, 'utf8'), file);
  }
  if (process.platform !== 'win32') return undefined;
  if (existsSync(PIPE)) return { address: {} };
  const port = await portFromRegistry();
  return port === undefined ? undefined : { address: { host: '127.0.0.1', port } };
}

/** Reads the first client of a `SimConnect.cfg`. */
export function readConfiguration(text: string, file: string): FoundAddress {
  const [, first = ''] = /^\s*\[SimConnect[^\]]*\]([^[]*)/im.exec(text) ?? [];
  const value = (key: string) =>
    new RegExp(String.raw`^\s*${key}\s*=\s*([^;\r\n]*)`, 'im').exec(first)?.[1]?.trim();
  const protocol = value('Protocol')?.toLowerCase();
  const [host, port] = [value('Address'), Number(value('Port'))];
  if (protocol !== 'ipv4' || !host || !Number.isInteger(port) || port < 1 || port > 65_535)
    return {
      trouble: `El archivo ${file} no dice dónde está el simulador: escribe Protocol=IPv4, Address y Port, o bórralo si el simulador está en este PC.`,
    };
  return { address: { host, port } };
}

async function portFromRegistry(): Promise<number | undefined> {
  for (const key of KEYS) {
    const port = Number(await query(key, 'SimConnect_Port_IPv4'));
    if (Number.isInteger(port) && port > 0) return port;
  }
  return undefined;
}

/** A value of the registry by Windows' own `reg.exe`. */
function query(key: string, name: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('reg', ['query', key, '/v', name], { windowsHide: true }, (error, text) => {
      resolve(error ? undefined : /REG_SZ\s+(\d+)/.exec(text)?.[1]);
    });
  });
}

/** Pause between attempts to connect, ms. */
const AGAIN_MS = 5000;

/** Dependencies of the adapter. */
export interface SimConnectOptions {
  program: string;
  find(): Promise<FoundAddress>;
  timers: Timers;
  corrections: readonly AddOnCorrection[];
}

/** Microsoft Flight Simulator 2020 and 2024, FSX and Prepar3D. */
export function simConnect({ program, find, timers, corrections }: SimConnectOptions): Simulator {
  return {
    open(listener) {
      let session: SimConnectSession | undefined;
      let [trying, closed, tries] = [false, false, 0];
      const attempt = async () => {
        if (trying || session || closed) return;
        trying = true;
        // Try both protocols in turn: older simulators know only the older one and do not answer the newer.
        const protocol = tries % 2 === 0 ? Protocol.KittyHawk : Protocol.FSX_SP2;
        tries += 1;
        try {
          const opened = await reach(program, protocol, await find(), listener);
          if (opened && closed) opened.handle.close();
          else if (opened)
            session = new SimConnectSession(opened, {
              listener,
              corrections,
              gone: () => (session = undefined),
            });
        } catch {
          // No simulator, or not one for this protocol: try again.
        }
        trying = false;
      };
      const timer = timers.every(AGAIN_MS, () => void attempt());
      void attempt();
      return {
        close() {
          closed = true;
          timer.stop();
          session?.close();
        },
      };
    },
  };
}

async function reach(program: string, protocol: Protocol, found: FoundAddress, listener: SimulatorListener) {
  if (!found) return undefined;
  if ('trouble' in found) {
    listener.trouble(found.trouble);
    return undefined;
  }
  const { host, port } = found.address;
  return open(program, protocol, host !== undefined && port !== undefined ? { host, port } : undefined);
}
