import { Agent, get } from 'node:http';

const LANES = 8;

/** Until when to ask: a number of requests, or a time. */
type Until = { requests: number } | { ms: number };

/**
 * Asks an address on eight lines that stay open, each request when its line has the answer before it. Throws where one
 * is refused.
 * @returns how many seconds it took, the milliseconds of each request, and the bytes of one body as sent
 */
export async function eightLanes(
  address: string,
  headers: Record<string, string>,
  until: Until,
): Promise<{ seconds: number; times: number[]; bytes: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: LANES });
  const began = performance.now();
  let begun = 0;
  const times: number[] = [];
  let bytes = 0;
  const isOver = () => ('ms' in until ? performance.now() > began + until.ms : begun >= until.requests);
  const lane = async () => {
    while (!isOver()) {
      begun += 1;
      const asked = performance.now();
      bytes = await once(address, { agent, headers });
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return { seconds, times, bytes };
}

function once(address: string, options: { agent: Agent; headers: Record<string, string> }): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, options, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(bytes);
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
