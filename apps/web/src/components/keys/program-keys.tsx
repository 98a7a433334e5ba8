import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { Button } from '@va/ui/controls/button.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState, type ReactNode } from 'react';
import { SubmitButton } from '#app/components/act-button.tsx';
import { ChoiceBoxes } from '#app/components/choice-boxes.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ReasonField } from '#app/components/reason-field.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SelectField } from '#app/components/select-field.tsx';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { ShownSecret } from './shown-secret.tsx';

const SPANS = [
  ['', 'Hasta que se retire'],
  ['90', '3 meses'],
  ['365', 'Un año'],
] as const;

/** A key of a program, as its owner or staff see it. */
export interface ProgramKey<Scope> {
  id: string;
  /** First characters, to tell keys apart. */
  prefix: string;
  label: string;
  scopes: readonly Scope[];
  /** Callsign of who made it, of a key of the company; null when that person has left. */
  createdBy?: string | null;
  lastUsedAt: string | null;
  /** Program that used it last, with its version, where it said so. */
  program?: string | null;
  expiresAt: string | null;
}

interface ProgramKeysProps<Scope extends string, Keys extends readonly ProgramKey<Scope>[]> {
  keys: UseQueryOptions<Keys>;
  /** What is being loaded: «tus claves». */
  what: string;
  /** What each scope allows, in words. */
  words: Readonly<Record<Scope, string>>;
  /** The scopes that a new key has unless others are chosen. */
  usual: readonly NoInfer<Scope>[];
  /** Days that a new key is good for unless others are chosen; empty: until it is revoked. */
  usualDays: (typeof SPANS)[number][0];
  legend: string;
  hint: string;
  /** Makes one; the reason is what staff give, and empty for one's own. */
  create: (
    body: { label: string; scopes: Scope[]; days?: number },
    reason: string,
  ) => Promise<{ key: { id: string; label: string }; secret: string }>;
  /** Takes a key back at once. */
  revoke?: (id: string) => Promise<void>;
  /** Shows the list in a frame of its own, such as one with a search. */
  around?: (keys: Keys, list: (shown: readonly ProgramKey<Scope>[]) => ReactNode) => ReactNode;
  /** Asks for a reason before a key is taken back; stands for `revoke`, and a new key asks for one too. */
  onRevoke?: (key: ProgramKey<Scope>) => void;
}

/** Keys of programs with what they may do and when they were last used, and a form for a new one, which is shown once. */
export function ProgramKeys<Scope extends string, Keys extends readonly ProgramKey<Scope>[]>({
  keys: keysQuery,
  what,
  words,
  usual,
  usualDays,
  legend,
  hint,
  create: createKey,
  revoke: revokeKey,
  around = (items, list) => list(items),
  onRevoke,
}: ProgramKeysProps<Scope, Keys>) {
  // Asked again now and then: a program that has just called shows by itself.
  const keys = useQuery({ ...keysQuery, refetchInterval: 15_000 });
  const [label, setLabel] = useState('');
  const [scopes, setScopes] = useState<Scope[]>([...usual]);
  const [days, setDays] = useState<string>(usualDays);
  const [reason, setReason] = useState('');
  const create = useMutation({
    mutationFn: () => createKey({ label, scopes, ...(days !== '' && { days: Number(days) }) }, reason),
    onSuccess: () => {
      setLabel('');
      setReason('');
    },
  });
  // Whether the new key has stood in the list: it is shown until it is gone from there, also by another window.
  const [listed, setListed] = useState<string>();
  const made = create.data?.key;
  const isListed = keys.data?.some(({ id }) => id === made?.id);
  if (made && isListed && listed !== made.id) setListed(made.id);
  const isGone = made !== undefined && listed === made.id && !isListed;
  const revoke = useMutation({ mutationFn: async (id: string) => revokeKey?.(id) });
  return (
    <>
      <FormProblem error={create.error ?? revoke.error} />
      <Loaded query={keys} what={what}>
        {(items) =>
          around(items, (shown) => (
            <RowList
              rows={shown.map((key) => ({
                key: key.id,
                title: key.label,
                detail: <KeyFacts of={key} words={words} />,
                action: (
                  <Button
                    size="sm"
                    aria-label={`Retirar la clave ${key.label}`}
                    disabled={revoke.isPending}
                    onClick={() => (onRevoke ? onRevoke(key) : revoke.mutate(key.id))}
                  >
                    Retirar
                  </Button>
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
        {onRevoke && <ReasonField oneLine value={reason} error={create.error} onChange={setReason} />}
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
      )}
      {expiresAt && (
        <>
          {' '}
          · hasta <Instant at={expiresAt} />
        </>
      )}
    </>
  );
}
