import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApplicationForm as Form, readApplicationForm, sendApplication } from '#app/api/applications.ts';
import { SubmitButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { WholeField } from '#app/components/whole-field.tsx';
import { fieldsOf, sentByPage } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { wholeOf } from '#app/lib/whole.ts';
import { ApplicationQuestion } from './application-question.tsx';
import { isFormOver } from './is-form-over.ts';
import { NOBODY, PersonFields } from './person-fields.tsx';

interface ApplicationFormProps {
  form: Form;
  /** Hears to which address it goes on. */
  onSent: (sent: { email: string; next: 'confirm' | 'wait' }) => void;
}

/** Form for an application to join. Typed values stay after a refusal. */
export function ApplicationForm({ form, onSent }: ApplicationFormProps) {
  const [person, setPerson] = useState(NOBODY);
  const [numbers, setNumbers] = useState({ vatsimCid: '', ivaoVid: '' });
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [formToken, setFormToken] = useState(form.token);
  const email = person.email.trim();
  const send = useMutation({
    mutationFn: () => {
      const { website, ...rest } = person;
      const { vatsimCid, ivaoVid } = numbers;
      const given = Object.entries(answers).filter(([, answer]) => answer.trim() !== '');
      return sendApplication({
        ...rest,
        email,
        formToken,
        answers: Object.fromEntries(given),
        ...(vatsimCid.trim() && { vatsimCid: wholeOf(vatsimCid) }),
        ...(ivaoVid.trim() && { ivaoVid: wholeOf(ivaoVid) }),
        ...(website && { website }),
      });
    },
    onSuccess: ({ next }) => onSent({ email, next }),
    // A form that was open for days is renewed, with its typed values.
    onError: async (error) => {
      if (isFormOver(error)) setFormToken((await readApplicationForm()).token);
    },
  });
  const number = fieldsOf(numbers, (changes) => setNumbers({ ...numbers, ...changes }), send.error);
  const needsOne = form.networkIds === 'uno';
  const hasOne = numbers.vatsimCid.trim() !== '' || numbers.ivaoVid.trim() !== '';
  return (
    <form onSubmit={sentByPage(() => send.mutate())} className="grid max-w-xl gap-5">
      <FormProblem error={send.error} />
      <PersonFields
        person={person}
        onChange={(changes) => setPerson({ ...person, ...changes })}
        error={send.error}
        minAge={form.minAge}
        use="para decidir"
      >
        {form.networkIds !== 'ninguno' && (
          <div className="grid gap-4 sm:grid-cols-2">
            <WholeField
              label={needsOne ? 'CID de VATSIM' : 'CID de VATSIM (opcional)'}
              hint={needsOne ? 'Éste o el de IVAO.' : undefined}
              required={needsOne && !hasOne}
              least={1}
              most={99_999_999}
              {...number('vatsimCid')}
            />
            <WholeField
              label={needsOne ? 'VID de IVAO' : 'VID de IVAO (opcional)'}
              least={1}
              most={99_999_999}
              {...number('ivaoVid')}
            />
          </div>
        )}
        {form.questions.map((question) => (
          <ApplicationQuestion
            key={question.id}
            question={question}
            value={answers[question.id] ?? ''}
            error={errorAt(send.error, `/answers/${question.id}`)}
            onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
          />
        ))}
      </PersonFields>
      <SubmitButton act={send}>{send.isPending ? 'Enviando…' : 'Enviar la solicitud'}</SubmitButton>
    </form>
  );
}
