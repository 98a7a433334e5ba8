import { useMutation } from '@tanstack/react-query';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { TextAreaField } from '@va/ui/controls/text-area-field.tsx';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type HandoverLink,
  erasePilot,
  expelPilot,
  liftSuspension,
  makeLink,
  mergePilots,
  readmitPilot,
  resetSecondFactor,
  retirePilot,
  suspendPilot,
  warnPilot,
} from '#app/api/pilots.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import { fieldOf, fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { Checkbox } from '#app/components/checkbox.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { useDraftForm } from '#app/services/use-draft-form.ts';
import { ACTS, type Act } from './account-act.ts';

export interface ActDetails {
  /** Reason or facts, 10 to 2000 characters. */
  text: string;
  /** The pilot's statement at the hearing; for sanctions. */
  heard: string;
  /** Length of a suspension. */
  days: number;
  /** Callsign of the account that stays; for merging. */
  into: string;
  /** The callsign of the account once more, as typed; for erasing. */
  again: string;
}

/** Request to the server for each act; only that for a link has an answer. */
const ASK: Readonly<Record<Exclude<Act, 'link'>, (callsign: string, given: ActDetails) => Promise<unknown>>> =
  {
    reset: (callsign, { text }) => resetSecondFactor(callsign, text),
    withdraw: (callsign, { text }) => retirePilot(callsign, text),
    retire: (callsign, { text }) => retirePilot(callsign, text),
    readmit: (callsign, { text }) => readmitPilot(callsign, text),
    warn: (callsign, { text, heard }) => warnPilot(callsign, { facts: text, heard }),
    suspend: (callsign, { text, heard, days }) => suspendPilot(callsign, { days, facts: text, heard }),
    lift: (callsign, { text }) => liftSuspension(callsign, text),
    merge: (callsign, { text, into }) => mergePilots(callsign, into.trim().toUpperCase(), text),
    erase: (callsign, { text, again }) => erasePilot(callsign, again, text),
    expel: (callsign, { text, heard }) => expelPilot(callsign, { facts: text, heard }),
  };

/** Asks the server for an act; the answer is the link where there is one to hand over. */
async function performAct(act: Act, callsign: string, given: ActDetails): Promise<HandoverLink | undefined> {
  if (act === 'link') return makeLink(callsign, given.text);
  await ASK[act](callsign, given);
  return undefined;
}

interface AccountActDialogProps {
  act: Act;
  callsign: string;
  onLink: (link: HandoverLink) => void;
  onClose: () => void;
}

/**
 * Asks for what an act needs: a reason always, for sanctions also what the pilot said. What is typed stays until it is done,
 * but for the callsign that confirms an erasure: filled in already it would confirm nothing.
 */
export function AccountActDialog({ act, callsign, onLink, onClose }: AccountActDialogProps) {
  const [typed, set, forget] = useDraftForm(`cuenta-${act}-${callsign}`, () => ({
    text: '',
    heard: '',
    days: '7',
    into: '',
  }));
  const [again, setAgain] = useState('');
  const navigate = useNavigate();
  const sanction = act === 'warn' || act === 'suspend' || act === 'expel';
  const apply = useMutation({
    mutationFn: () => performAct(act, callsign, { ...typed, days: wholeOf(typed.days), again }),
    onSuccess: (link) => {
      forget();
      if (link) onLink(link);
      showToast({ title: ACTS[act].done, description: `${callsign}.` });
      onClose();
      // The other callsign is nobody's any more.
      if (act === 'merge') void navigate(deskPaths.deskPilot(typed.into.trim().toUpperCase()));
      if (act === 'erase') void navigate(deskPaths.deskPilots);
    },
  });
  const field = fieldsOf(typed, set, apply.error);
  return (
    <Dialog open onClose={onClose} title={`${ACTS[act].title} ${callsign}`}>
      <form onSubmit={sentByPage(() => apply.mutate())} className="grid gap-4">
        <p className="text-ink-2">{ACTS[act].note}</p>
        <FormProblem error={apply.error} />
        {act === 'suspend' && (
          <WholeField
            label="Días"
            hint="De 7 a 90. Puede recurrirla en 15 días."
            least={7}
            most={90}
            required
            {...field('days')}
          />
        )}
        {act === 'merge' && <TextField label="Indicativo que se queda" required {...field('into')} />}
        {act === 'erase' && (
          <>
            <Checkbox
              label="Lo ha pedido esta persona"
              hint="He comprobado que es quien dice ser, por ejemplo por el correo de su cuenta."
              required
            />
            <TextField
              label="Su indicativo, otra vez"
              hint={`Escribe ${callsign} para confirmar.`}
              autoComplete="off"
              required
              {...fieldOf(again, setAgain, errorAt(apply.error, '/callsign'))}
            />
          </>
        )}
        <TextAreaField
          label={sanction ? 'Hechos' : 'Motivo'}
          hint={
            act === 'erase'
              ? 'De 10 a 2000 caracteres. Queda en la auditoría: no escribas su nombre ni su correo.'
              : 'De 10 a 2000 caracteres. Queda en la auditoría, y el piloto puede leerlo.'
          }
          required
          minLength={10}
          maxLength={2000}
          {...field('text', sanction ? '/facts' : '/reason')}
        />
        {sanction && (
          <TextAreaField
            label="Qué ha dicho el piloto"
            hint="Hay que oírle antes de sancionar."
            required
            {...field('heard')}
          />
        )}
        <SubmitButton act={apply}>{ACTS[act].button}</SubmitButton>
      </form>
    </Dialog>
  );
}
