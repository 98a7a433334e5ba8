import { useMutation, useQuery } from '@tanstack/react-query';
import type { Adjustment } from '@va/contract/points/points-claims.ts';
import { isReversible } from '@va/domain/points/ledger.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { ledgerQuery, reverseEntry, type PointsEntry } from '#app/api/points.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { entryTitle } from '#app/lib/points-words.ts';
import { signed } from '#app/lib/signed.ts';
import { WordsField } from './points-and-words.tsx';

/** The entries of a pilot, the latest first, and taking back what follows no report. */
export function LedgerOfPilot() {
  const [typed, setTyped] = useState('');
  const [callsign, setCallsign] = useState('');
  return (
    <div className="grid gap-3">
      <form
        role="search"
        className="grid gap-3"
        onSubmit={sentByPage(() => setCallsign(typed.trim().toUpperCase()))}
      >
        <TextField label="Indicativo del piloto" required {...fieldOf(typed, setTyped)} />
        <Button type="submit" className="justify-self-start">
          Ver sus apuntes
        </Button>
      </form>
      {callsign && <Entries key={callsign} callsign={callsign} />}
    </div>
  );
}

function Entries({ callsign }: { callsign: string }) {
  const [cursor, setCursor] = useState<string>();
  const entries = useQuery(ledgerQuery(callsign, cursor));
  return (
    <Loaded query={entries} what="los apuntes">
      {({ items, next }) =>
        items.length === 0 ? (
          <p className="text-ink-2">{callsign} no tiene apuntes.</p>
        ) : (
          <div className="grid gap-3">
            <ul aria-label={`Apuntes de ${callsign}`} className="grid divide-y divide-line">
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
            <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
          </div>
        )
      }
    </Loaded>
  );
}

function Entry({ entry }: { entry: PointsEntry }) {
  const [open, setOpen] = useState(false);
  const { reason, applied, postedAt, text, reversed, reversesId } = entry;
  const mayReverse = isReversible(reason) && !reversed && reversesId === null;
  return (
    <li className="grid gap-2 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span className="wrap-anywhere">{entryTitle(entry)}</span>
        <b className="tabular-nums">{signed(applied)}</b>
      </p>
      <p className="text-sm wrap-anywhere text-ink-2">
        <Instant at={postedAt} />
        {text && ` · ${text}`}
        {reversed && ' · anulado'}
      </p>
      {mayReverse && !open && (
        <Button
          size="sm"
          className="justify-self-start"
          aria-label={`Anular: ${entryTitle(entry)}, ${signed(applied)}`}
          onClick={() => setOpen(true)}
        >
          Anular
        </Button>
      )}
      {mayReverse && open && <Reverse id={entry.id} onClose={() => setOpen(false)} />}
    </li>
  );
}

function Reverse({ id, onClose }: { id: string; onClose: () => void }) {
  const [words, setWords] = useState('');
  const reverse = useMutation({ mutationFn: () => reverseEntry(id, words.trim()) });
  return (
    <form className="grid gap-3" onSubmit={sentByPage(() => reverse.mutate())}>
      <WordsField label="Motivo de la anulación" value={words} error={reverse.error} onChange={setWords} />
      <FormProblem error={reverse.error} />
      <AdjustmentOutcome done={reverse.data} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton act={reverse} disabled={reverse.isSuccess}>
          Anular el apunte
        </SubmitButton>
        <Button onClick={onClose}>Cerrar</Button>
      </div>
    </form>
  );
}

/** Result of an adjustment: posted, or waiting for a second person. */
export function AdjustmentOutcome({ done }: { done: Adjustment | undefined }) {
  return (
    <p role="status">
      {done?.state === 'proposed' && 'Guardado: otra persona tiene que confirmarlo.'}
      {done?.state === 'posted' && `Apuntado: ${signed(done.applied ?? 0)}.`}
    </p>
  );
}
