import type { NamedError } from '@iisp/contract'
import { relationErrors as e } from '../../contract/errors.ts'
import { exceedsWhole } from './ratio-sum.ts'
import type { ApplicationDraft } from './payload-terms.ts'

/** Why rows cannot be sent: the row's place, the field of its payload, the refusal. */
interface Fault {
  readonly row: number
  readonly field: string
  readonly error: NamedError
  readonly params?: Readonly<Record<string, string>>
}
type Draft = Pick<
  ApplicationDraft,
  'motherCode' | 'childCode' | 'terms' | 'incomplete' | 'dated' | 'applicantPhone' | 'contactPhone'
>
interface Facts {
  /** The business date. Null in the browser, whose clock may be wrong: the first day is then judged by the server. */
  readonly today: string | null
  /** The first day of the relation that is modified: it may lie in the past. */
  readonly startedOn?: string | null
  /** A deletion: the relation stands, so that only what goes with the application is judged. */
  readonly deletes?: boolean
}
const phone = /^(1[3-9][0-9]{9})?$/

/** The first fault of rows as they were entered, in the order of the form; null where there is none (section 5). */
export function faultOf(rows: readonly Draft[], facts: Facts): Fault | null {
  if (facts.deletes === true) {
    for (const [row, draft] of rows.entries()) {
      const found = phoneFault(draft)
      if (found !== null) return { row, ...found }
    }
    return null
  }
  const codes = rows.map(({ motherCode }) => motherCode)
  for (const [row, draft] of rows.entries()) {
    const found = faultOfRow(draft, facts)
    if (found !== null) return { row, ...found }
    if (codes.indexOf(draft.motherCode) !== row)
      return { row, field: 'mjjcpdm', error: e.pairTwice, params: { code: draft.motherCode } }
  }
  const ratio = (trigger: Draft['terms']['subscription']) => (trigger?.by === 'ratio' ? trigger.ratio : null)
  if (exceedsWhole(rows.map(({ terms }) => ratio(terms.subscription))))
    return { row: 0, field: 'sgldbl', error: e.ratioSum }
  if (exceedsWhole(rows.map(({ terms }) => ratio(terms.redemption))))
    return { row: 0, field: 'shfhldbl', error: e.ratioSum }
  return null
}

function faultOfRow(draft: Draft, { today, startedOn }: Facts): Omit<Fault, 'row'> | null {
  const { terms } = draft
  if (draft.motherCode === '') return { field: 'mjjcpdm', error: e.motherMissing }
  if (draft.childCode === '') return { field: 'zjjcpdm', error: e.childMissing }
  if (draft.motherCode === draft.childCode) return { field: 'mjjcpdm', error: e.sameFund }
  if (draft.incomplete) return { field: 'sgldbl', error: e.triggerIncomplete }
  if (draft.dated) {
    const { startsOn, endsOn } = terms
    if (startsOn === null || endsOn === null) return { field: 'qyrqnew', error: e.datesMissing }
    if (startsOn === endsOn) return { field: 'sxrqnew', error: e.sameDay }
    if (endsOn < startsOn) return { field: 'sxrqnew', error: e.endBeforeStart }
    if (today !== null && startsOn < today && startsOn !== startedOn)
      return { field: 'qyrqnew', error: e.startPast }
  }
  return phoneFault(draft)
}

function phoneFault({ applicantPhone, contactPhone }: Draft): Omit<Fault, 'row'> | null {
  if (!phone.test(applicantPhone)) return { field: 'sqrsjh', error: e.phoneWrong }
  return phone.test(contactPhone) ? null : { field: 'sjh', error: e.phoneWrong }
}
