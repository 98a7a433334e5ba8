import type { Tx } from '#server/db/database.ts';
import { queueMail } from '#server/kernel/messages/tell-pilots.ts';
import type { Applications } from './applications.ts';

type Sender = Pick<Applications, 'airline' | 'publicUrl'>;

/**
 * If a mail address belongs to an account, mails it what to do instead of applying. Answers whether it does; only the
 * mailbox learns of it.
 */
export async function mailToKnown(tx: Tx, sender: Sender, email: string): Promise<boolean> {
  const pilot = await tx
    .selectFrom('pilot')
    .select(['id', 'callsign', 'status'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!pilot) return false;
  const { name } = sender.airline;
  await queueMail(tx, {
    pilotId: pilot.id,
    to: email,
    subject: `${name}: tu solicitud`,
    text: `Alguien, seguramente tú, ha dado esta dirección al pedir volar con ${name}.\n\n${adviceTo(pilot, sender)}\n\nSi no has sido tú, no hagas nada.`,
  });
  return true;
}

function adviceTo(
  { callsign, status }: { callsign: string | null; status: string },
  { airline: { contactEmail }, publicUrl }: Sender,
): string {
  if (status === 'invited')
    return `Ya tienes una invitación como ${callsign}: busca el correo con su enlace. Si no lo encuentras, escribe a ${contactEmail} y te mandan otro.`;
  if (status === 'retired' || callsign === null)
    return `Esta dirección es de una cuenta que se dio de baja. Para volver, escribe a ${contactEmail}.`;
  return `Ya tienes una cuenta: ${callsign}. Si no recuerdas la contraseña, elige otra aquí:\n${publicUrl}plataforma/acceso/recuperar`;
}
