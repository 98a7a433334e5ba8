import { clsx } from 'clsx/lite';
import { useEffect, useState, type InvalidEvent, type ReactNode } from 'react';

/** What a form may hold that can be wrong. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says beside a control what keeps its form from being sent, and leads to the first such control of the form: the browser's
 * own bubble speaks the language of the browser.
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
