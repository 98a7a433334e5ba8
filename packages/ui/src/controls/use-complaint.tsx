import { clsx } from 'clsx/lite';
import { useEffect, useState, type InvalidEvent, type ReactNode } from 'react';

/** Form controls that can be invalid. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Shows beside a control why its form can't be sent, and moves the focus to the first such control of the form: the
 * browser's own bubble uses the browser's language.
 * @param id of the control; its hint has the same with `-hint` behind
 * @param error what is wrong by other means, such as the answer of the server; it stands before what the control says
 * @returns the sentences, to be shown beside the control, and the control's props
 */
export function useComplaint(id: string, error: string | undefined, hint: ReactNode) {
  const [complaint, setComplaint] = useState('');
  const forget = () => setComplaint('');
  // A value that is put back or a bound that has moved can make it valid without anybody typing here.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only the browser can judge, once it has the new value
    if ((document.getElementById(id) as Control | null)?.validity.valid) forget();
  });
  const said = [error, complaint !== error && complaint].filter(Boolean).join(' ');
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const control = event.currentTarget;
    const controls = [...(control.form?.elements ?? [])] as Partial<Control>[];
    if (controls.find((each) => each.validity?.valid === false) === control) control.focus();
    void import('./complaint.ts').then(
      (words) => setComplaint(words.sentenceOf(control)),
      () => setComplaint('Falta o no es válido.'),
    );
  };
  const props = {
    id,
    'aria-invalid': said ? (true as const) : undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, said && `${id}-error`) || undefined,
    onInvalid,
    onInput: forget,
  };
  const sentence = said && (
    <p id={`${id}-error`} className="text-sm font-bold text-alta">
      {said}
    </p>
  );
  return [sentence, props] as const;
}
