import { clsx } from 'clsx';
import { useState, type InvalidEvent, type ReactNode } from 'react';

/** What a form may hold that can be wrong. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says beside a control what keeps its form from being sent, and leads to the first such control of the form: the browser's
 * own bubble speaks the language of the browser.
 * @param id of the control; its hint has the same with `-hint` behind
 * @param error what is wrong by other means, such as the answer of the server
 * @returns the sentence, to be shown beside the control, and the control's props
 */
export function useComplaint(id: string, error: string | undefined, hint: ReactNode) {
  const [complaint, setComplaint] = useState('');
  const said = complaint || error;
  const onInvalid = (event: InvalidEvent<Control>) => {
    event.preventDefault();
    const control = event.currentTarget;
    void import('./complaint.ts').then(
      ({ complain }) => setComplaint(complain(control)),
      () => setComplaint(control.validationMessage),
    );
  };
  const props = {
    id,
    'aria-invalid': said ? (true as const) : undefined,
    'aria-describedby': clsx(hint && `${id}-hint`, said && `${id}-error`) || undefined,
    onInvalid,
    onInput: () => setComplaint(''),
  };
  const sentence = said && (
    <p id={`${id}-error`} className="text-sm font-bold text-alta">
      {said}
    </p>
  );
  return [sentence, props] as const;
}
