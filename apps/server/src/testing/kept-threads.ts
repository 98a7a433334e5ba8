import { EventEmitter } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { EngineThread } from '../db/embedded-driver.ts';
import type { EngineStart } from '../db/embedded-protocol.ts';

const idle = new Set<Worker>();

/**
 * Opens an embedded database in a thread that served another one before, if there is one: starting a thread and what it
 * loads takes a third of the processors' time of opening. The database itself is as new. `program` is the built one.
 */
export function keptThread(program: string, start: EngineStart): EngineThread {
  const [kept] = idle;
  const worker = kept ?? new Worker(program).once('exit', () => idle.delete(worker));
  idle.delete(worker);
  const { port1: port, port2 } = new MessageChannel();
  const thread = new EventEmitter();
  const end = (code: number) => {
    worker.off('error', fail).off('exit', end);
    thread.emit('exit', code);
  };
  const fail = (error: Error) => thread.emit('error', error);
  worker.on('error', fail).on('exit', end).ref();
  port.on('message', (message: unknown) => thread.emit('message', message));
  // The other end was closed with its database.
  port.once('close', () => {
    worker.unref();
    idle.add(worker);
    end(0);
  });
  worker.postMessage({ start, port: port2 }, [port2]);
  return Object.assign(thread, {
    postMessage: (message: unknown) => port.postMessage(message),
    terminate: () => worker.terminate(),
  });
}
