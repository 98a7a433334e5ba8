import { Search, Trash2 } from 'lucide-react';
import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@va/ui/controls/button.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { LONGEST_ALIAS, simbriefAlias } from '#app/services/simbrief-alias.ts';

interface AliasFormProps {
  /** The alias that is asked for, or null. */
  alias: string | null;
  /** Whether the alias is stored in this browser, not in the account. */
  kept: boolean;
  provider: string;
  /** The provider's objection to the stored alias. */
  problem: string | undefined;
  /** Called when the same alias is submitted again, to repeat the request. */
  onAgain: () => void;
}

/**
 * Form for the pilot's alias, which always stays in the field; a typed one is stored in this browser until it is
 * removed.
 */
export function AliasForm({ alias, kept, provider, problem, onAgain }: AliasFormProps) {
  // The kept alias is not known yet while markup of the build is taken over.
  const [edited, setEdited] = useState<string>();
  const typed = edited ?? alias ?? '';
  const [isEmpty, setEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = typed.trim();
    setEmpty(wanted === '');
    if (wanted === '') field.current?.focus();
    else if (wanted === alias) onAgain();
    else simbriefAlias.keep(wanted);
  };

  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={field}
          label={`Tu alias o tu número de piloto en ${provider}`}
          hint={
            alias !== null && !kept
              ? `Es el alias de tu cuenta en la plataforma. Sólo se envía a ${provider}.`
              : `Lo ves en los ajustes de tu cuenta. Se guarda sólo en este navegador, y sólo se envía a ${provider}.`
          }
          error={
            isEmpty
              ? `Escribe tu alias o tu número de piloto en ${provider}.`
              : typed.trim() === alias
                ? problem
                : undefined
          }
          value={typed}
          maxLength={LONGEST_ALIAS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            setEdited(event.target.value);
            setEmpty(false);
          }}
          className="max-w-md"
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={alias === null ? 'primary' : 'secondary'}>
            <Search aria-hidden className="size-4" />
            Traer mi último plan
          </Button>
          {kept && (
            <Button
              variant="ghost"
              onClick={() => {
                simbriefAlias.forget();
                setEdited('');
                field.current?.focus();
              }}
            >
              <Trash2 aria-hidden className="size-4" />
              Olvidar mi alias
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
