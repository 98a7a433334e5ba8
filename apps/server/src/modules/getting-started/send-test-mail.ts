import { Problem } from '#server/api/problem.ts';
import type { Database } from '#server/db/database.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { tellPilot } from '#server/kernel/messages/messages.ts';

/** Sends the pilot a test mail, to see whether mails arrive. Throws `sin-correo` if they have no address. */
export async function sendTestMail(db: Database, airline: Airline, pilotId: string): Promise<void> {
  const { email } = await db.queries
    .selectFrom('pilot')
    .select('email')
    .where('id', '=', pilotId)
    .executeTakeFirstOrThrow();
  if (email === null) throw new Problem('sin-correo');
  await db.transaction((tx) =>
    tellPilot(tx, pilotId, {
      kind: 'test',
      title: `${airline.name}: correo de prueba`,
      body: 'Si lees esto en tu correo, los de la plataforma llegan.',
    }),
  );
}
