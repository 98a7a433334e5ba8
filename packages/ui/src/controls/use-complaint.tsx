import { clsx } from 'clsx';
import { useId, useState, type InvalidEvent } from 'react';

/** What a form may hold that can be wrong. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Says beside a control what keeps its form from being sent, and leads to the first such control of the form: the browser's
 * own bubble speaks the language of the browser.
 * @param error what is wrong by other means, such as the answer of the server
 * @param hintId id of what else describes the control
 * @returns the sentence, to be shown beside the control, and the control's props
 */
export function useComplaint(error: string | undefined, hintId: string | undefined) {
  const errorId = useId();
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
    'aria-invalid': said ? (true as const) : undefined,
    'aria-describedby': clsx(hintId, said && errorId) || undefined,
    onInvalid,
    onInput: () => setComplaint(''),
  };
  const sentence = said && (
    <p id={errorId} className="text-sm font-bold text-alta">
      {said}
    </p>
  );
  return [sentence, props] as const;
}
