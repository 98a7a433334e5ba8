/** The last thing that was done to something, and the present time of the same clock. */
interface LastAct {
  /** Callsign, or what the audit says in place of one. */
  actor: string;
  at: Date;
  now: Date;
}

/** Who else changed what somebody had open, and when: with the day where that is not today, in UTC. */
export function changedMeanwhile({ actor, at, now }: LastAct, what: string): string {
  const [day, clock] = [at.toISOString().slice(0, 10), at.toISOString().slice(11, 16)];
  const when = day === now.toISOString().slice(0, 10) ? '' : ` el ${day.split('-').toReversed().join('/')}`;
  const who = actor === 'retirado' ? 'Alguien del equipo' : actor === 'programa' ? 'La plataforma' : actor;
  return `${who} ${what}${when} a las ${clock}Z, mientras lo tenías abierto. Mira cómo está: lo que has escrito sigue aquí.`;
}
