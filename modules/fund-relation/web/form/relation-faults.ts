import { type Language, errorText } from '@iisp/contract'
import { draftOf } from '../../rules/applications/payload-terms.ts'
import { faultOf } from '../../rules/applications/judge-draft.ts'
import { type RelationValues, payloadsOf } from './relation-values.ts'

/** Where the form shows a fault that the rules name by a key of the payload; the others at the mother funds. */
const fieldOf: ReadonlyMap<string, keyof RelationValues> = new Map([
  ['zjjcpdm', 'child'],
  ['qyrqnew', 'startsOn'],
  ['sxrqnew', 'endsOn'],
  ['sqrsjh', 'applicantPhone'],
  ['sjh', 'contactPhone'],
])
/** The fault of what was entered, by the rule and with the text of the server, at its field. */
export function relationFaults(values: RelationValues, deletes: boolean, language: Language) {
  const fault = faultOf(payloadsOf(values).map(draftOf), { today: null, deletes })
  if (fault === null) return {}
  return { [fieldOf.get(fault.field) ?? 'mothers']: errorText(fault.error, language, { ...fault.params }) }
}
