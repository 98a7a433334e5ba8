import { useMutation } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { Dialog } from '@va/ui/controls/dialog.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { removePasskey, type SecondFactor } from '#app/api/second-factor.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';

type Passkey = SecondFactor['passkeys'][number];

/** The passkeys of the account. Taking one away asks for the password once more. */
export function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const [going, setGoing] = useState<Passkey>();
  const [password, setPassword] = useState('');
  const close = () => {
    setGoing(undefined);
    setPassword('');
  };
  const remove = useMutation({ mutationFn: (id: string) => removePasskey(id, password), onSuccess: close });
  return (
    <>
      <RowList
        rows={passkeys.map((passkey) => ({
          key: passkey.id,
          title: passkey.label,
          detail: (
            <>
              Llave de acceso desde <Instant at={passkey.createdAt} withTime={false} />
            </>
          ),
          action: (
            <Button
              size="sm"
              aria-label={`Quitar la llave ${passkey.label}`}
              onClick={() => setGoing(passkey)}
            >
              Quitar
            </Button>
          ),
        }))}
      />
      <Dialog open={going !== undefined} onClose={close} title={`Quitar la llave «${going?.label ?? ''}»`}>
        <form onSubmit={sentByPage(() => going && remove.mutate(going.id))} className="grid gap-4">
          <FormProblem error={remove.error} />
          <TextField
            label="Tu contraseña"
            type="password"
            autoComplete="current-password"
            required
            {...fieldOf(password, setPassword)}
          />
          <SubmitButton act={remove}>Quitar la llave</SubmitButton>
        </form>
      </Dialog>
    </>
  );
}
