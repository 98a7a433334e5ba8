import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextAreaField, TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { decideClaim, type PointsClaim } from '#app/api/points.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { paths } from '#app/config/paths.ts';
import { monthName } from '#app/lib/leave-words.ts';

/** A claim with its answer: a correction in points, or the reason why there is none. */
export function ClaimDecision({ claim }: { claim: PointsClaim }) {
  const [points, setPoints] = useState('0');
  const [answer, setAnswer] = useState('');
  const decide = useMutation({
    mutationFn: () => decideClaim(claim.id, { points: Number(points), answer: answer.trim() }),
  });
  const { callsign, month, reportCode, raisedAt, text } = claim;
  return (
    <li className="pt-2">
      <form
        aria-label={`Reclamación de ${callsign ?? 'un piloto retirado'}`}
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          decide.mutate();
        }}
      >
        <p>
          <b>{callsign}</b>, {monthName(month)} · <Instant at={raisedAt} />
          {reportCode && (
            <>
              {' · '}
              <Link to={paths.deskReport(reportCode)} className="text-link underline">
                {reportCode}
              </Link>
            </>
          )}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        <TextField
          label="Corrección en puntos"
          hint="0 si no hay nada que corregir."
          type="number"
          required
          value={points}
          onChange={(event) => setPoints(event.target.value)}
        />
        <TextAreaField
          label="Respuesta"
          hint="El piloto la lee. De 10 a 2000 caracteres."
          required
          minLength={10}
          maxLength={2000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <FormProblem error={decide.error} />
        <Button variant="primary" type="submit" className="justify-self-start" disabled={decide.isPending}>
          Contestar
        </Button>
      </form>
    </li>
  );
}
