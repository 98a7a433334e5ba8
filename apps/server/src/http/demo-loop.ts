import type { demoTraffic } from '#server/modules/demo/demo-traffic.ts';

/** How often the demo's flights move, and how often somebody looks whether there is a demo. */
const EVERY_MS = 5_000;
const LOOK_MS = 60_000;

/** Moves the demo's flights while the server runs; without a demo it only looks now and then. */
export function followDemo(
  traffic: ReturnType<typeof demoTraffic>,
  failed: (error: unknown) => void,
): { stop(): Promise<void> } {
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  const round = async () => {
    let flying = 0;
    try {
      flying = await traffic.move();
    } catch (error) {
      failed(error);
    }
    if (!stopping) timer = setTimeout(next, flying > 0 ? EVERY_MS : LOOK_MS);
  };
  const next = () => {
    working = round();
  };
  timer = setTimeout(next, EVERY_MS);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await working;
    },
  };
}
