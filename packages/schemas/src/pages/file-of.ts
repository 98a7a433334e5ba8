/** The file of a page by its name, without folder and ending: `flight-plan` of `flightPlan`. */
export const fileOf = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
