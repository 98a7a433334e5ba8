import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** A web server of Node's own that says the same to everybody: nothing answers sooner. */
const PROGRAM = `
const body = Buffer.from(process.env.BODY);
const server = require('node:http').createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));`;

/** Starts one as a process of its own. */
export async function startBareServer(body: string) {
  const child = spawn(process.execPath, ['-e', PROGRAM], {
    env: { BODY: body },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = await once(child, 'message');
  return {
    origin: `http://127.0.0.1:${port}`,
    memoryMb: () => memoryMbOf(child.pid ?? 0),
    stop: () => child.kill('SIGKILL'),
  };
}

/** Memory of a process now, MB. */
export function memoryMbOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
