import { type Language, errorText } from '@iisp/contract'
import { draftOf } from '../../rules/applications/payload-terms.ts'
import { faultsOf } from '../../rules/applications/judge-draft.ts'
import { type RelationValues, payloadsOf } from './relation-values.ts'

/** Where the form shows a fault that the rules name by a key of the payload; the others at the mother funds. */
const fieldOf: ReadonlyMap<string, keyof RelationValues> = new Map([
  ['zjjcpdm', 'child'],
  ['qyrqnew', 'startsOn'],
  ['sxrqnew', 'endsOn'],
  ['sqrsjh', 'applicantPhone'],
  ['sjh', 'contactPhone'],
])
/** In the order of the form, whose first faulty field gets the focus. */
const fields = ['child', 'mothers', 'startsOn', 'endsOn', 'applicantPhone', 'contactPhone'] as const

/** The faults of what was entered, by the rules and with the texts of the server, each at its field. */
export function relationFaults(values: RelationValues, deletes: boolean, language: Language) {
  const faults = faultsOf(payloadsOf(values).map(draftOf), { today: null, deletes })
  const textAt = (field: keyof RelationValues) => {
    const first = faults.find((fault) => (fieldOf.get(fault.field) ?? 'mothers') === field)
    return first && errorText(first.error, language, { ...first.params })
  }
  return Object.fromEntries(fields.map((field) => [field, textAt(field)]))
}
