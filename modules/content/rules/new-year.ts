/** The year that a card of a day (YYYY-MM-DD) greets: from November on the next one. */
export const greetedYear = (date: string): number =>
  Number(date.slice(0, 4)) + (date.slice(5) >= '11-01' ? 1 : 0)

/** Whether a day lies in the days in which home greets the new year: 1 January to 15 February. */
export const isNewYear = (date: string): boolean => date.slice(5) <= '02-15'
