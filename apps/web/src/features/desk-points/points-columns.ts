import type { Closure, LapseProposal, PointsClaim, PointsProposal } from '#app/api/points.ts';
import type { ListColumn } from '#app/components/desk-list/list-order.ts';

type Columns<T> = readonly ListColumn<T>[];

const pilot = {
  id: 'indicativo',
  title: 'Piloto',
  text: ({ callsign }: { callsign: string | null }) => callsign ?? 'suprimido',
};

export const CLAIMS: Columns<PointsClaim> = [
  pilot,
  { id: 'mes', title: 'Mes', text: ({ month }) => month },
  { id: 'informe', title: 'Informe', text: ({ reportCode }) => reportCode ?? '' },
  { id: 'presentada', title: 'Presentada', text: ({ raisedAt }) => raisedAt },
  { id: 'texto', title: 'Texto', text: ({ text }) => text },
];

export const PROPOSALS: Columns<PointsProposal> = [
  pilot,
  { id: 'puntos', title: 'Puntos', text: ({ points }) => `${points}` },
  { id: 'propuesto', title: 'Propuesto por', text: ({ by }) => by ?? '' },
  { id: 'cuando', title: 'Cuándo', text: ({ at }) => at },
  { id: 'motivo', title: 'Motivo', text: ({ text }) => text },
];

export const LAPSES: Columns<LapseProposal> = [
  pilot,
  { id: 'mes', title: 'Mes', text: ({ month }) => month },
  { id: 'meses', title: 'Meses sin volar', text: ({ idleMonths }) => `${idleMonths}` },
  { id: 'ultimo-vuelo', title: 'Último vuelo aceptado', text: ({ lastFlightAt }) => lastFlightAt ?? '' },
];

/** Words about a failed closing; the program's own message is shown only with the jobs. */
export const LAST_TRY_FAILED = 'El último intento falló';

export const CLOSURES: Columns<Closure> = [
  { id: 'mes', title: 'Mes', text: ({ month }) => month },
  { id: 'previsto', title: 'Previsto', text: ({ dueAt }) => dueAt },
  { id: 'cerrado', title: 'Cerrado', text: ({ finishedAt }) => finishedAt ?? '' },
  { id: 'pilotos', title: 'Pilotos', text: ({ pilots }) => `${pilots}` },
  { id: 'sin-volar', title: 'Sin volar', text: ({ idle }) => `${idle}` },
  { id: 'descontado', title: 'Puntos descontados', text: ({ debited }) => `${-debited}` },
  { id: 'sin-decidir', title: 'Con informe sin decidir', text: ({ waiting }) => `${waiting}` },
  { id: 'fallo', title: 'Qué falló', text: ({ error }) => (error === null ? '' : LAST_TRY_FAILED) },
];
