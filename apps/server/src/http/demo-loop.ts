import type { demoTraffic } from '#server/modules/demo/demo-traffic.ts';
import { startRounds, type Rounds } from '#server/kernel/jobs/rounds.ts';

/** How often the demo's flights move, ms; without a demo, how often the loop looks for one, ms. */
const EVERY_MS = 5_000;
const LOOK_MS = 60_000;

/** Moves the demo's flights while the server runs; without a demo it only looks now and then. */
export function followDemo(
  traffic: ReturnType<typeof demoTraffic>,
  failed: (error: unknown) => void,
): Rounds {
  const move = async () => ((await traffic.move()) > 0 ? EVERY_MS : LOOK_MS);
  return startRounds(move, { everyMs: LOOK_MS, firstMs: EVERY_MS, failed });
}
