const plainNegative = /^-\d{1,3}(,?\d{3})*(\.\d+)?$/
/**
 * Characters that a spreadsheet may read as the beginning of a formula, even after blanks;
 * including their full-width forms.
 */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Characters forbidden in XML: a workbook containing one does not open. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/**
 * Text that no spreadsheet computes: an apostrophe precedes a possible formula. Figures stay
 * unchanged; control characters and noncharacter code points are removed.
 */
export function plainCell(text: string): string {
  const writable = text.replace(unwritable, '')
  return formula.test(writable) && !plainNegative.test(writable) ? `'${writable}` : writable
}
