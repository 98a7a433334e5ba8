/**
 * Transfers («traslado»): a pilot travels as a passenger to another airport, to fly on from there. Instants are
 * milliseconds since 1970 UTC.
 */
import { refuseAccount } from '../account/account-step.ts';
import type { AccountStatus } from '../account/account.ts';
import { HOUR_MS } from '../durations.ts';
import { monthOf } from '../months.ts';
import { countOf } from '../numbers.ts';
import { formatMiles } from '../quantities.ts';
import { refuse, type Refusal } from '../refusal.ts';

/** Figures of transfers; `content/plataforma/reservas.yaml` gives them. */
export interface TransferRules {
  /** Transfers that a pilot may make in a month, UTC; 0 if the airline offers none. */
  perMonth: number;
  /** The farthest, NM; 0 for any distance. */
  farthestNm: number;
  /** Least time between two transfers, hours. */
  waitHours: number;
}

/** A journey of a pilot. */
export interface Transfer {
  id: string;
  from: string;
  to: string;
  at: number;
  /** Instant at which it was taken back; null if it was not. */
  undoneAt: number | null;
}

/** Facts about the pilot, which the server reads while it locks the account. */
export interface TransferSituation {
  now: number;
  accountStatus: AccountStatus;
  /** Airport where the pilot is, by the airline's code. */
  place: string;
  /** A flight is in progress, interrupted or not sent yet. */
  flying: boolean;
  /** The first of the open bookings: from where, and what it is called; null without one. */
  nextBooking: { dep: string; name: string } | null;
  /** Transfers of the pilot, in any order. */
  transfers: readonly Transfer[];
  /** Arrival of the pilot's last flight that counts; null before the first. */
  landedAt: number | null;
}

/** An airport that a pilot can travel to. */
export interface TransferEnd {
  icao: string;
  /** NM from where the pilot is. */
  distanceNm: number;
}

const CODE = 'traslado';

/** Earliest instant of the next transfer, to any airport; null if it can be made now. */
export function nextTransferAt(
  { transfers, now }: Pick<TransferSituation, 'transfers' | 'now'>,
  { waitHours }: TransferRules,
): number | null {
  const last = Math.max(...standing(transfers).map(({ at }) => at), -Infinity);
  const next = last + waitHours * HOUR_MS;
  return next > now ? next : null;
}

/** Number of transfers left this month. */
export function transfersLeft(
  { transfers, now }: Pick<TransferSituation, 'transfers' | 'now'>,
  { perMonth }: TransferRules,
): number {
  const used = standing(transfers).filter(({ at }) => monthOf(at) === monthOf(now)).length;
  return Math.max(0, perMonth - used);
}

/** Why the pilot can't make any transfer; null if nothing prevents it. */
export function refuseAnyTransfer(situation: TransferSituation, rules: TransferRules): Refusal | null {
  if (rules.perMonth === 0)
    return refuse(CODE, 'La compañía no ofrece traslados.', 'Vuela hasta donde quieras empezar.').refusal;
  const account = refuseAccount(situation.accountStatus, 'reservar');
  if (account) return account;
  if (situation.flying) return refuse(CODE, 'Tienes un vuelo sin terminar.', FINISH).refusal;
  if (transfersLeft(situation, rules) === 0) {
    const most = countOf(rules.perMonth, 'traslado', 'traslados');
    return refuse(
      CODE,
      `Ya has hecho ${most} este mes, el máximo.`,
      'Vuelve volando, o espera al mes que viene.',
    ).refusal;
  }
  if (nextTransferAt(situation, rules) !== null) {
    const wait = countOf(rules.waitHours, 'hora', 'horas');
    return refuse(CODE, `Entre un traslado y otro pasan ${wait}.`, 'Prueba más tarde, o vuelve volando.')
      .refusal;
  }
  return null;
}

const FINISH = 'Envíalo o descártalo, y repite.';

/** Why the pilot can't go there; null where nothing is against it. */
export function refuseTransfer(
  situation: TransferSituation,
  to: TransferEnd,
  rules: TransferRules,
): Refusal | null {
  const any = refuseAnyTransfer(situation, rules);
  if (any) return any;
  if (to.icao === situation.place) return refuse(CODE, 'Ya estás ahí.', 'Elige otro aeropuerto.').refusal;
  if (rules.farthestNm > 0 && to.distanceNm > rules.farthestNm)
    return refuse(
      CODE,
      `Son ${formatMiles(to.distanceNm)}, y un traslado llega a ${formatMiles(rules.farthestNm)}.`,
      'Elige uno más cerca.',
    ).refusal;
  return leavesBooking(situation, to.icao);
}

/** Why a transfer can't be undone; null if it can: the pilot has done nothing since that required being there. */
export function refuseUndo(situation: TransferSituation, id: string): Refusal | null {
  const transfer = situation.transfers.find((one) => one.id === id);
  if (transfer === undefined || transfer.undoneAt !== null)
    return refuse(CODE, 'Ese traslado ya está deshecho.').refusal;
  if (situation.flying) return refuse(CODE, 'Tienes un vuelo sin terminar.', FINISH).refusal;
  const later = standing(situation.transfers).some(({ at }) => at > transfer.at);
  if (later || (situation.landedAt ?? -Infinity) > transfer.at)
    return refuse(CODE, 'Desde entonces ya has ido a otro sitio.').refusal;
  return leavesBooking(situation, transfer.from);
}

/** A booking that leaves from elsewhere could not be flown. */
function leavesBooking({ nextBooking }: TransferSituation, place: string): Refusal | null {
  if (nextBooking === null || nextBooking.dep === place) return null;
  return refuse(
    CODE,
    `Tienes reservado ${nextBooking.name}, que sale de ${nextBooking.dep}.`,
    'Anúlalo antes, o vuélalo.',
  ).refusal;
}

const standing = (transfers: readonly Transfer[]) => transfers.filter(({ undoneAt }) => undoneAt === null);
