/** What a field of a form holds, and where what is typed or chosen goes. */
export const fieldOf = (value: string, set: (typed: string) => void) => ({
  value,
  onChange: ({ target }: { target: { value: string } }) => set(target.value),
});

/** What a form does when it is sent: the act, and the browser goes nowhere. */
export const sentByPage = (act: () => void) => (event: { preventDefault(): void }) => {
  event.preventDefault();
  act();
};
