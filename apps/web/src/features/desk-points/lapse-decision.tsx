import { countOf } from '@va/domain/numbers.ts';
import { decideLapse, type LapseProposal } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { ConfirmOrNot } from './confirm-or-not.tsx';

/** An account that the closing proposes for inactive. */
export function LapseDecision({ lapse }: { lapse: LapseProposal }) {
  return (
    <li className="grid gap-3 pt-2">
      <p>
        <b>{lapse.callsign}</b>, {countOf(lapse.idleMonths, 'mes', 'meses')} sin volar.{' '}
        {lapse.lastFlightAt === null ? (
          'Ningún vuelo aceptado.'
        ) : (
          <>
            Último vuelo aceptado: <Instant at={lapse.lastFlightAt} withTime={false} />
          </>
        )}
      </p>
      <ConfirmOrNot
        confirm="Pasar a inactiva"
        decline="Dejar activa"
        hint="De 10 a 2000 caracteres. El piloto lo lee si su cuenta sigue activa."
        onDecide={(body) => decideLapse(lapse.id, body)}
      />
    </li>
  );
}
