import { open, Protocol } from 'node-simconnect';
import type { AddOnCorrection } from '../add-on-corrections.ts';
import type { Simulator, SimulatorListener, Timers } from '../simulator.ts';
import type { FoundAddress } from './simconnect-address.ts';
import { SimConnectSession } from './simconnect-session.ts';

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
