/** The last audited act on a thing, and the present time, both by the database's clock. */
interface LastAct {
  /** Callsign, or the audit's word in place of one, such as «retirado». */
  actor: string;
  at: Date;
  now: Date;
}

/** A Spanish sentence about who changed a thing that the reader had open, and when (UTC; with the day unless today). */
export function changedMeanwhile({ actor, at, now }: LastAct, what: string): string {
  const [day, clock] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
  const when = day === now.toISOString().slice(0, 10) ? '' : ` el ${day.split('-').toReversed().join('/')}`;
  const who = actor === 'retirado' ? 'Alguien del equipo' : actor === 'programa' ? 'La plataforma' : actor;
  return `${who} ${what}${when} a las ${clock}Z, mientras lo tenías abierto. Mira cómo está: lo que has escrito sigue aquí.`;
}
