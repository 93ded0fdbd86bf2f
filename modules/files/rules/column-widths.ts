const bounds = { least: 8, most: 60 } as const
/** A date and a time have one width; thousands separators are added to amounts. */
const atLeast = { text: 0, amount: 16, date: 12, dateTime: 20 } as const
/** Room for the button of the filter. */
const button = 3

/** Chinese characters take the room of two digits. */
const roomOf = (text: string): number => text.length + (text.match(/[^\0-ÿ]/g)?.length ?? 0)

/** Widths of a sheet's columns in digits, such that its headings and these rows can be read. */
export const columnWidths = (
  kinds: readonly (keyof typeof atLeast)[],
  [titles = [], ...rows]: readonly (readonly string[])[],
): number[] =>
  kinds.map((kind, at) => {
    const needed = rows.reduce((most, row) => Math.max(most, roomOf(row[at] ?? '') + 2), 0)
    const wanted = Math.max(needed, roomOf(titles[at] ?? '') + button, atLeast[kind], bounds.least)
    return Math.min(wanted, bounds.most)
  })
