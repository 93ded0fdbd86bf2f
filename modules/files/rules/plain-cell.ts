const plainNegative = /^-\d{1,3}(,?\d{3})*(\.\d+)?$/
/** What a spreadsheet may take for the beginning of a formula, also behind blanks; the wide forms too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** What no XML file may hold: a workbook with one of them does not open. */
const unwritable = /[^\P{Cc}\t\n\r]|\p{Cs}|\p{Noncharacter_Code_Point}/gu

/**
 * Text that no spreadsheet computes: an apostrophe goes before what could be a formula. Figures stay; control
 * characters and code points that are no characters are left out.
 */
export function plainCell(text: string): string {
  const writable = text.replace(unwritable, '')
  return formula.test(writable) && !plainNegative.test(writable) ? `'${writable}` : writable
}
