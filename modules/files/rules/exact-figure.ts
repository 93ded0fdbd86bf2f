/** Digits that a spreadsheet keeps of a figure. */
const mostDigits = 15

/** A decimal text as the figure that a spreadsheet shows with the same digits, or null where it would round. */
export function exactFigure(text: string): number | null {
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length <= mostDigits ? Number(text) : null
}
