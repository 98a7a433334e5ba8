import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * Controls a `<dialog>` by a prop: modal while `open`, so that the focus is trapped inside, Escape or a click outside
 * closes it, and the focus returns afterwards.
 * @param open whether it should be open
 * @param content what it shows; a change while `open` opens it anew where the browser has closed it in the meantime
 * @returns `dialog`, the props of the element, and `close`
 */
export function useModal(open: boolean, content?: unknown) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open, content]);

  const onClick = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    // The backdrop belongs to the dialog itself; a click inside has another target.
    if (target === currentTarget) currentTarget.close();
  };
  return { dialog: { ref, onClick }, close: () => ref.current?.close() };
}
