import { Button } from '@va/ui/controls/button.tsx';
import type { ComponentProps, ReactNode } from 'react';

/** An act on the server; `useMutation` gives one. */
interface Act<Input> {
  isPending: boolean;
  mutate: (input: Input) => void;
}

type Look = Omit<ComponentProps<typeof Button>, 'onClick' | 'type'>;

/** Does an act, with what it needs; shut until the answer has come, and while it is `disabled`. */
export function ActButton(props: Look & { act: Act<void> }): ReactNode;
export function ActButton<Input>(props: Look & { act: Act<Input>; input: Input }): ReactNode;
export function ActButton<Input>({
  act,
  input,
  disabled,
  ...rest
}: Look & { act: Act<Input>; input?: Input }) {
  return <Button disabled={disabled || act.isPending} onClick={() => act.mutate(input as Input)} {...rest} />;
}

/** Submits the form that contains it; disabled like `ActButton`. */
export function SubmitButton({
  act: { isPending },
  variant = 'primary',
  disabled,
  ...rest
}: Look & { act: { isPending: boolean } }) {
  return (
    <Button
      type="submit"
      variant={variant}
      disabled={disabled || isPending}
      className="justify-self-start"
      {...rest}
    />
  );
}
