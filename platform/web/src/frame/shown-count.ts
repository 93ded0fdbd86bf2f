/** A number of to-dos in the width of the menu. */
export const shownCount = (count: number): string => (count > 999 ? '999+' : String(count))
