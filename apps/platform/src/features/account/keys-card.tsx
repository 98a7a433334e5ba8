import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { KEY_SCOPES } from '@va/schemas/api/key-scopes.ts';
import { useState, type FormEvent } from 'react';
import { createKey, keysQuery, revokeKey } from '#app/api/me.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';

/** Keys of the own programs, such as a recorder. A key is shown once, when it is made. */
export function KeysCard() {
  // Asked again now and then: a program that has just called shows by itself.
  const keys = useQuery({ ...keysQuery, refetchInterval: 15_000 });
  const [label, setLabel] = useState('');
  const create = useMutation({
    mutationFn: () => createKey({ label, scopes: ['acars:write', 'own:read'] }),
    onSuccess: () => setLabel(''),
  });
  const revoke = useMutation({ mutationFn: revokeKey });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    create.mutate();
  };
  return (
    <SectionCard title="Claves de tus programas">
      <FormProblem error={create.error ?? revoke.error} />
      <Loaded query={keys} what="tus claves">
        {(items) => (
          <RowList
            rows={items.map((key) => ({
              key: key.id,
              title: key.label,
              detail: (
                <>
                  {key.prefix}… · {key.scopes.map((scope) => KEY_SCOPES[scope]).join(', ')} ·{' '}
                  {key.lastUsedAt ? (
                    <>
                      usada <Instant at={key.lastUsedAt} />
                    </>
                  ) : (
                    'sin usar'
                  )}
                </>
              ),
              action: (
                <Button
                  size="sm"
                  aria-label={`Retirar la clave ${key.label}`}
                  disabled={revoke.isPending}
                  onClick={() => revoke.mutate(key.id)}
                >
                  Retirar
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      <div role="status">
        {create.data && (
          <p className="grid gap-1 rounded-md border border-ok bg-ok-soft px-3 py-2 text-sm">
            <span>Copia la clave ahora: no se vuelve a enseñar.</span>
            <code className="font-mono font-bold wrap-anywhere select-all">{create.data.secret}</code>
          </p>
        )}
      </div>
      <form onSubmit={submit} className="grid gap-3">
        <TextField
          label="Clave nueva"
          hint="Un nombre que te diga dónde la usas, como «Grabador del PC»."
          required
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Button type="submit" disabled={create.isPending} className="justify-self-start">
          Crear la clave
        </Button>
      </form>
    </SectionCard>
  );
}
