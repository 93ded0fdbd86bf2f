const plainNegative = /^-\d{1,3}(,?\d{3})*(\.\d+)?$/
/** What a spreadsheet may take for the beginning of a formula, also behind blanks; the wide forms too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

/** Text that no spreadsheet computes: an apostrophe goes before what could be a formula. Figures stay. */
export const plainCell = (text: string): string =>
  formula.test(text) && !plainNegative.test(text) ? `'${text}` : text
