import { type BothLanguages, type Language, refuse } from '@iisp/contract'
import { openingErrors } from '../../contract/errors.ts'

type Why = BothLanguages | null

/** The error if a required text is empty. */
export const missing = (text: string, zh: string, en: string): Why => (text.trim() === '' ? { zh, en } : null)

export const tooLong = (text: string, max: number, zh: string, en: string): Why =>
  [...text.trim()].length > max ? { zh, en } : null

/** Refuses with the first fault, if there is one. */
export function refuseFault(language: Language, ...faults: readonly Why[]): void {
  const fault = faults.find((one) => one !== null)
  if (fault) refuse(openingErrors.formInvalid, { why: fault[language] })
}

/** Trims a reason. Refuses if nothing is left. */
export function reasonOf(reason: string, language: Language): string {
  refuseFault(language, missing(reason, '请填写原因', 'Please give a reason'))
  return reason.trim()
}
