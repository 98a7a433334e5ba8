import { StartRefused } from '#server/db/database-error.ts';
import type { Database } from '#server/db/database.ts';
import type { LinkService } from '../access/link-service.ts';
import { endSignIns } from '../access/end-access.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import { audit } from '#server/kernel/audit/audit.ts';
import { addKnownPilot } from './fill-database.ts';
import { removeSecondFactors } from '../access/second-factor-service.ts';
import { setPilot } from '../accounts/pilot-rows.ts';

/**
 * Makes a pilot an administrator, or lets a locked-out one back in: removes second factors and sign-ins, and answers a
 * link for a new password. For the terminal of the server; throws `StartRefused` with a sentence.
 */
export function makeAdministrator(
  db: Database,
  airline: Airline,
  links: LinkService,
  callsign: string,
  now: Date,
): Promise<{ url: string; expiresAt: Date }> {
  if (!airline.callsign.pattern.test(callsign))
    throw new StartRefused(
      `«${callsign}» no es un indicativo de ${airline.name}: ${airline.callsign.message}, por ejemplo ${airline.callsign.example}.`,
    );
  return db.transaction(async (tx) => {
    const find = () =>
      tx
        .selectFrom('pilot')
        .select(['id', 'status', 'roles'])
        .where('callsign', '=', callsign)
        .forUpdate()
        .executeTakeFirst();
    let pilot = await find();
    if (!pilot) {
      const [lowest] = airline.ranks;
      await addKnownPilot(
        tx,
        airline,
        { callsign, name: null, position: undefined, rankCode: lowest?.code ?? '' },
        now,
      );
      pilot = await find();
    }
    if (!pilot) throw new Error(`${callsign} was not made`);
    if (pilot.status === 'suspended' || pilot.status === 'retired' || pilot.status === 'erased')
      throw new StartRefused(
        `La cuenta ${callsign} está suspendida o dada de baja y no puede administrar: elige otra.`,
      );
    const roles = [...new Set([...pilot.roles, 'administrator'])];
    await setPilot(tx, pilot.id, { roles });
    await removeSecondFactors(tx, pilot.id);
    await endSignIns(tx, pilot.id, now);
    await audit(tx, {
      by: null,
      action: 'pilot.made-administrator',
      subject: { kind: 'pilot', id: pilot.id },
      before: { roles: pilot.roles },
      after: { roles },
    });
    const kind = pilot.status === 'invited' ? 'invitation' : 'recovery';
    return links.make(tx, { kind, pilotId: pilot.id, by: null }, now);
  });
}

/** What the terminal says to who has made somebody an administrator: the link, and where it opens. */
export function administratorWords(
  callsign: string,
  url: string,
  { isAddressGuessed }: { isAddressGuessed: boolean },
): string {
  return [
    `${callsign} administra la plataforma. Elige su contraseña aquí, antes de 24 horas:`,
    url,
    ...(isAddressGuessed ? [ONLY_HERE] : []),
    'Al entrar pedirá activar un segundo factor: sin él no puede administrar.',
  ].join('\n');
}

/** Nobody has said where the portal is published. */
const ONLY_HERE =
  'Ese enlace sólo se abre en esta máquina, con el servidor en ese puerto. Para abrirlo desde otra, pon la dirección del portal delante: PUBLIC_URL=https://portal.ejemplo.org/ npm run admin -- INDICATIVO';
