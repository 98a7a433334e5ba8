import { useMutation } from '@tanstack/react-query';
import { TextField } from '@va/ui/controls/field.tsx';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { lookAtDevice } from '#app/api/device.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { errorAt } from '#app/lib/problem.ts';
import { fieldOf, sentByPage } from '#app/lib/form-props.ts';
import { DeviceDecision } from './device-decision.tsx';

/** Page to enter the code that a program shows, see what it asks for, and approve or deny it. */
export function DevicePage() {
  const [query] = useSearchParams();
  const [code, setCode] = useState(query.get('codigo') ?? '');
  const look = useMutation({ mutationFn: () => lookAtDevice(code) });
  const wrong = errorAt(look.error, '/userCode');
  return (
    <>
      <PageHead
        title="Autorizar un programa"
        lead="Tu programa enseña un código: escríbelo aquí y tendrá su propia clave, sin copiar nada."
      />
      <div className="grid max-w-xl gap-5">
        {look.data ? (
          <DeviceDecision code={code} asked={look.data} onAnother={look.reset} />
        ) : (
          <SectionCard title="Código del programa">
            <form onSubmit={sentByPage(() => look.mutate())} className="grid gap-4">
              <FormProblem error={wrong === undefined ? look.error : null} />
              <TextField
                label="Código"
                hint="Ocho letras y cifras, como ABCD-EFGH."
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                maxLength={40}
                {...fieldOf(code, setCode, wrong)}
                className="font-mono uppercase"
              />
              <SubmitButton act={look}>Ver quién lo pide</SubmitButton>
            </form>
          </SectionCard>
        )}
        <p className="text-sm text-ink-2">
          Las claves de tus programas están en <TextLink to={paths.connect}>Conecta tu ACARS</TextLink>, donde
          también se retiran.
        </p>
      </div>
    </>
  );
}
