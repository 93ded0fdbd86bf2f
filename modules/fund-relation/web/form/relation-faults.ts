import { type Language, errorText } from '@iisp/contract'
import { relationErrors } from '../../contract/errors.ts'
import { draftOf } from '../../rules/applications/payload-terms.ts'
import { faultsOf } from '../../rules/applications/judge-draft.ts'
import { type RelationValues, payloadsOf } from './relation-values.ts'

/**
 * Form fields of the faults that the rules name by a payload key. All other faults are shown at the
 * mother funds.
 */
const fieldOf: ReadonlyMap<string, keyof RelationValues> = new Map([
  ['zjjcpdm', 'child'],
  ['qyrqnew', 'startsOn'],
  ['sxrqnew', 'endsOn'],
  ['sqrsjh', 'applicantPhone'],
  ['sjh', 'contactPhone'],
])
/** In the order of the form, whose first faulty field gets the focus. */
const fields = ['child', 'mothers', 'startsOn', 'endsOn', 'applicantPhone', 'contactPhone'] as const

/** A fault of one mother fund, by its row, or of all mother funds together. */
export interface MotherFault {
  readonly row: number | null
  readonly text: string
}

/** The faults of the entered values, each at its field; rules and texts are those of the server. */
export function relationFaults(values: RelationValues, deletes: boolean, language: Language) {
  const faults = judged(values, deletes, language)
  return Object.fromEntries(fields.map((field) => [field, faults.find((one) => one.at === field)?.text]))
}

/** All faults of the mother funds. */
export const motherFaults = (values: RelationValues, language: Language): readonly MotherFault[] =>
  judged(values, false, language).filter(({ at }) => at === 'mothers')

const judged = (values: RelationValues, deletes: boolean, language: Language) =>
  faultsOf(payloadsOf(values).map(draftOf), { today: null, deletes }).map(
    ({ field, row, error, params }) => ({
      at: fieldOf.get(field) ?? 'mothers',
      row: error === relationErrors.ratioSum ? null : row,
      text: errorText(error, language, { ...params }),
    }),
  )
