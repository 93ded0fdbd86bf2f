const plain = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false })
/** From here on not every digit before the point is known. */
const beyondDigits = 1e15

/**
 * A number as a spreadsheet shows it, with 15 significant digits: a workbook stores 3.3 as
 * 3.3000000000000003. Numbers with more digits keep their exponent, so that nobody takes them for
 * exact. Text that is not a number stays unchanged.
 */
export function shownNumber(stored: string): string {
  const number = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(number)) return stored
  if (Math.abs(number) >= beyondDigits) return number.toExponential(14).replace(/\.?0*e/, 'E')
  return plain.format(number).replace(/^-0$/, '0')
}
