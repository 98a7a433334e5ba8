import { useMutation } from '@tanstack/react-query';
import { JOIN_LINK_MOST } from '@va/domain/applications/application-limits.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { makeJoinLink } from '#app/api/join-links.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { Instant } from '#app/components/instant.tsx';
import { ShownLink } from './handover-link-note.tsx';

const EMPTY = { uses: '10', days: '14', label: '', reason: '' };

/** Makes a link for a number of people and days, and shows it once. */
export function MakeJoinLink() {
  const [open, setOpen] = useState(false);
  const [values, setValues] = useState(EMPTY);
  const make = useMutation({
    mutationFn: () =>
      makeJoinLink({
        uses: wholeOf(values.uses),
        days: wholeOf(values.days),
        reason: values.reason,
        ...(values.label.trim() && { label: values.label.trim() }),
      }),
  });
  const close = () => {
    setOpen(false);
    // Keeps what was typed but not sent for the next time.
    if (make.data) setValues(EMPTY);
    make.reset();
  };
  const field = fieldsOf(values, (changes) => setValues({ ...values, ...changes }), make.error);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Hacer un enlace
      </Button>
      <Dialog open={open} onClose={close} title="Hacer un enlace para entrar">
        {make.data ? (
          <div role="status" className="grid gap-3">
            <p>
              Para {countOf(make.data.link.uses, 'persona', 'personas')}, hasta el{' '}
              <Instant at={make.data.link.expiresAt} />. No se vuelve a enseñar.
            </p>
            <ShownLink url={make.data.url} />
          </div>
        ) : (
          <form onSubmit={sentByPage(() => make.mutate())} className="grid gap-4">
            <FormProblem error={make.error} />
            <WholeField
              label="Cuántas personas"
              hint={`De 1 a ${JOIN_LINK_MOST.uses}.`}
              required
              least={1}
              most={JOIN_LINK_MOST.uses}
              {...field('uses')}
            />
            <WholeField
              label="Cuántos días"
              hint={`De 1 a ${JOIN_LINK_MOST.days}.`}
              required
              least={1}
              most={JOIN_LINK_MOST.days}
              {...field('days')}
            />
            <TextField
              label="Nombre (opcional)"
              hint="Para distinguirlo de otros; sólo lo ve el equipo."
              maxLength={60}
              {...field('label')}
            />
            <ReasonField
              oneLine
              value={values.reason}
              error={make.error}
              onChange={(reason) => setValues({ ...values, reason })}
            />
            <SubmitButton act={make}>Hacer el enlace</SubmitButton>
          </form>
        )}
      </Dialog>
    </>
  );
}
