/** The thread of the embedded database: runs one statement after the other and says what came of it. */
import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { DISK_FULL, readDatabaseError } from '../database-error.ts';
import { openEngine } from './embedded-engine.ts';
import { EmbeddedStatements } from './embedded-statements.ts';
import type { EngineMessage, EngineRequest, EngineStart } from './embedded-protocol.ts';

const port = parentPort;
if (!port) throw new Error('embedded-worker runs as a thread');
const say = (message: EngineMessage) => port.postMessage(message);

const { folder }: EngineStart = workerData;
let lastRefusal = '';
try {
  serve(await openEngine(folder));
  say({ kind: 'ready' });
} catch (error) {
  sayFatal(error);
}

function serve(engine: PGlite) {
  const statements = new EmbeddedStatements(engine);
  let queue = Promise.resolve();
  port?.on('message', (request: EngineRequest) => {
    queue = queue.then(() => answer(engine, statements, request));
  });
}

async function answer(engine: PGlite, statements: EmbeddedStatements, request: EngineRequest) {
  const { call } = request;
  try {
    say({ kind: 'answer', call, result: await run(engine, statements, request) });
    if (request.kind === 'close') port?.close();
  } catch (error) {
    const refused = readDatabaseError(error);
    if (refused) lastRefusal = refused.code;
    // After a panic the database answers nothing more: what it throws from then on is no refusal of a statement.
    if (!refused || refused.severity === 'PANIC') sayFatal(error);
    else {
      const { code, severity, detail, constraint } = refused;
      say({
        kind: 'refused',
        call,
        message: refused.message,
        fields: { code, severity, detail, constraint },
      });
    }
  }
}

async function run(engine: PGlite, statements: EmbeddedStatements, request: EngineRequest) {
  if (request.kind === 'query') return statements.query(request.sql, request.parameters);
  if (request.kind === 'exec') await engine.exec(request.sql);
  else if (request.kind === 'listen') {
    const { channel } = request;
    await engine.listen(channel, (payload) => say({ kind: 'notification', channel, payload }));
  } else await engine.close();
  return { rows: [], affected: 0 };
}

function sayFatal(error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const code = readDatabaseError(error)?.code ?? lastRefusal;
  say({ kind: 'fatal', message, diskFull: code === DISK_FULL || /ENOSPC|No space left/i.test(message) });
}
