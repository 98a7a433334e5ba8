import { formatMonth } from '@va/domain/dates.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { decideClaim, type PointsClaim } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { sentByPage } from '#app/lib/form-props.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { PointsAndWordsFields } from './points-and-words.tsx';

const LABELS = {
  points: 'Corrección en puntos',
  hint: '0 si no hay nada que corregir.',
  words: 'Respuesta',
};

const OF_BOOKING = {
  ...LABELS,
  hint: 'Los que restó la reserva la dejan perdonada; 0 si no hay nada que corregir.',
};

/** A claim with its answer: a correction in points, or the reason why there is none. */
export function ClaimDecision({ claim }: { claim: PointsClaim }) {
  const [given, setGiven] = useState({ points: '0', words: '' });
  const decide = useMutation({
    mutationFn: () => decideClaim(claim.id, { points: wholeOf(given.points), answer: given.words.trim() }),
  });
  const { callsign, month, reportCode, bookingCode, raisedAt, text, proposed } = claim;
  return (
    <li className="pt-2">
      <form
        aria-label={`Reclamación de ${callsign ?? 'un piloto retirado'}`}
        className="grid gap-3"
        onSubmit={sentByPage(() => decide.mutate())}
      >
        <p>
          <b>{callsign}</b>, {formatMonth(month)} · <Instant at={raisedAt} />
          {reportCode && (
            <>
              {' · '}
              <TextLink to={deskPaths.deskReport(reportCode)}>{reportCode}</TextLink>
            </>
          )}
          {bookingCode && <> · reserva {bookingCode}</>}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {proposed ? (
          <p className="text-sm text-ink-2">
            La corrección espera a otra persona en «Ajustes por confirmar». Con ella se contesta.
          </p>
        ) : (
          <>
            <PointsAndWordsFields
              labels={bookingCode ? OF_BOOKING : LABELS}
              value={given}
              error={decide.error}
              onChange={setGiven}
            />
            <FormProblem error={decide.error} />
            <SubmitButton act={decide}>Contestar</SubmitButton>
          </>
        )}
      </form>
    </li>
  );
}
