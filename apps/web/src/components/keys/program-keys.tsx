import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState, type ReactNode } from 'react';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { ShownSecret } from './shown-secret.tsx';

const SPANS = [
  ['365', 'Un año'],
  ['90', '3 meses'],
  ['30', 'Un mes'],
] as const;

/** A key of a program, as its owner or staff see it. */
export interface ProgramKey<Scope> {
  id: string;
  /** First characters of the key, to tell keys apart. */
  prefix: string;
  label: string;
  scopes: readonly Scope[];
  /** Callsign of who made it, of a key of the company; null when that person has left. */
  createdBy?: string | null;
  lastUsedAt: string | null;
  /** Program that used it last, with its version, where it said so. */
  program?: string | null;
  expiresAt: string;
}

interface ProgramKeysProps<Scope extends string, Keys extends readonly ProgramKey<Scope>[]> {
  keys: UseQueryOptions<Keys>;
  /** Object that is being loaded: «tus claves». */
  what: string;
  /** Permission of each scope, in words. */
  words: Readonly<Record<Scope, string>>;
  /** The scopes that a new key has unless others are chosen. */
  usual: readonly NoInfer<Scope>[];
  legend: string;
  hint: string;
  /** Makes one. */
  create: (body: {
    label: string;
    scopes: Scope[];
    days: number;
  }) => Promise<{ key: { id: string; label: string }; secret: string }>;
  /** Lets a key be good for a year from now; staff give a reason in a dialog of their own. */
  renew?: (id: string) => Promise<unknown>;
  /** Asks for a reason before a key is renewed; replaces `renew`. */
  onRenew?: (key: ProgramKey<Scope>) => void;
  /** Extra content for an error, such as the field for the password if the server asks for it again. */
  problem?: (error: unknown) => ReactNode;
  /** Takes a key back at once. */
  revoke?: (id: string) => Promise<void>;
  /** Shows the list in a frame of its own, such as one with a search. */
  around?: (keys: Keys, list: (shown: readonly ProgramKey<Scope>[]) => ReactNode) => ReactNode;
  /** Asks for a reason before a key is revoked; replaces `revoke`. */
  onRevoke?: (key: ProgramKey<Scope>) => void;
}

/** Keys of programs with what they may do and when they were last used, and a form for a new one, which is shown once. */
export function ProgramKeys<Scope extends string, Keys extends readonly ProgramKey<Scope>[]>({
  keys: keysQuery,
  what,
  words,
  usual,
  legend,
  hint,
  create: createKey,
  renew: renewKey,
  onRenew,
  problem = (error) => <FormProblem error={error} />,
  revoke: revokeKey,
  around = (items, list) => list(items),
  onRevoke,
}: ProgramKeysProps<Scope, Keys>) {
  // Asked again now and then: a program that has just called shows by itself.
  const keys = useQuery({ ...keysQuery, refetchInterval: 15_000 });
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<Scope[]>([...usual]);
  const [days, setDays] = useState<string>(SPANS[0][0]);
  const create = useMutation({
    mutationFn: () => createKey({ label, scopes, days: Number(days) }),
    onSuccess: () => setLabel(''),
  });
  // Id of the new key once the list contains it. It is shown until it disappears from the list, even by an act in
  // another window.
  const [listed, setListed] = useState<string>();
  const made = create.data?.key;
  const isListed = keys.data?.some(({ id }) => id === made?.id);
  if (made && isListed && listed !== made.id) setListed(made.id);
  const isGone = made !== undefined && listed === made.id && !isListed;
  const revoke = useMutation({ mutationFn: async (id: string) => revokeKey?.(id) });
  const renew = useMutation({ mutationFn: async (id: string) => renewKey?.(id) });
  return (
    <>
      {problem(create.error ?? renew.error ?? revoke.error)}
      <Loaded query={keys} what={what}>
        {(items) =>
          around(items, (shown) => (
            <RowList
              rows={shown.map((key) => ({
                key: key.id,
                title: key.label,
                detail: <KeyFacts of={key} words={words} />,
                action: (
                  <span className="flex flex-wrap gap-2">
                    <Button
                      size="sm"
                      aria-label={`Renovar la clave ${key.label} por un año`}
                      disabled={renew.isPending}
                      onClick={() => (onRenew ? onRenew(key) : renew.mutate(key.id))}
                    >
                      Renovar
                    </Button>
                    <Button
                      size="sm"
                      aria-label={`Retirar la clave ${key.label}`}
                      disabled={revoke.isPending}
                      onClick={() => (onRevoke ? onRevoke(key) : revoke.mutate(key.id))}
                    >
                      Retirar
                    </Button>
                  </span>
                ),
              }))}
            />
          ))
        }
      </Loaded>
      <ShownSecret what="la clave" secret={isGone ? undefined : create.data?.secret}>
        {isGone && `La clave «${made.label}» se ha retirado y ya no vale.`}
      </ShownSecret>
      <form onSubmit={sentByPage(() => create.mutate())} className="grid gap-3">
        <TextField label="Clave nueva" hint={hint} required maxLength={60} {...fieldOf(label, setLabel)} />
        <ChoiceBoxes legend={legend} words={words} chosen={scopes} onChange={setScopes} />
        <SelectField label="Hasta cuándo vale" {...fieldOf(days, setDays)} options={SPANS} />
        <SubmitButton act={create} variant="secondary" disabled={scopes.length === 0}>
          Crear la clave
        </SubmitButton>
      </form>
    </>
  );
}

function KeyFacts<Scope extends string>({
  of: { prefix, scopes, createdBy, lastUsedAt, expiresAt, program },
  words,
}: {
  of: ProgramKey<Scope>;
  words: Readonly<Record<Scope, string>>;
}) {
  return (
    <>
      {prefix}… · {scopes.map((scope) => words[scope]).join(', ')}
      {createdBy !== undefined && ` · de ${createdBy ?? 'quien ya no está'}`} ·{' '}
      {lastUsedAt ? (
        <>
          usada <Instant at={lastUsedAt} />
          {program && ` por ${program}`}
        </>
      ) : (
        'sin usar'
      )}{' '}
      · hasta <Instant at={expiresAt} />
    </>
  );
}
