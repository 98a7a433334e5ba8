import { decideProposal, type PointsProposal } from '#app/api/points.ts';
import { Instant } from '#app/components/instant.tsx';
import { signed } from '#app/lib/signed.ts';
import { ConfirmOrNot } from './confirm-or-not.tsx';

/** An adjustment that needs a second person. */
export function ProposalDecision({ proposal }: { proposal: PointsProposal }) {
  const { id, callsign, points, text, by, at, ofYours } = proposal;
  return (
    <li className="grid gap-2 pt-2">
      <p>
        <b>
          {callsign}: {signed(points)}
        </b>{' '}
        · propuesto por {by} el <Instant at={at} />
      </p>
      <p className="wrap-anywhere">{text}</p>
      {ofYours && <p className="text-sm text-ink-2">Lo propusiste tú: lo confirma otra persona.</p>}
      <ConfirmOrNot
        confirm={ofYours ? null : 'Confirmar'}
        decline="Descartar"
        onDecide={(body) => decideProposal(id, body)}
      />
    </li>
  );
}
