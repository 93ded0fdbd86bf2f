import type { NamedError } from '@iisp/contract'
import { relationErrors as e } from '../../contract/errors.ts'
import { exceedsWhole } from './ratio-sum.ts'
import type { ApplicationDraft } from './payload-terms.ts'

/** A reason why rows cannot be sent: index of the row, field of its payload, refusal. */
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
  /**
   * True for a deletion. The relation itself is not judged then, only the telephone numbers of the
   * application.
   */
  readonly deletes?: boolean
}
const phone = /^(1[3-9][0-9]{9})?$/

/** The faults of the entered rows, in the order of section 5. */
export function faultsOf(rows: readonly Draft[], facts: Facts): readonly Fault[] {
  if (facts.deletes === true)
    return rows.flatMap((draft, row) => phoneFaults(draft).map((fault) => ({ row, ...fault })))
  const codes = rows.map(({ motherCode }) => motherCode)
  const ofRows = rows.flatMap((draft, row): Fault[] => {
    const { motherCode: code } = draft
    const isTwice = code !== '' && codes.indexOf(code) !== row
    return [
      ...faultsOfRow(draft, facts).map((fault) => ({ row, ...fault })),
      ...(isTwice ? [{ row, field: 'mjjcpdm', error: e.pairTwice, params: { code } }] : []),
    ]
  })
  const exceeds = (kind: 'subscription' | 'redemption') =>
    exceedsWhole(
      rows.map(({ terms: { [kind]: trigger } }) => (trigger?.by === 'ratio' ? trigger.ratio : null)),
    )
  return [
    ...ofRows,
    ...(exceeds('subscription') ? [{ row: 0, field: 'sgldbl', error: e.ratioSum }] : []),
    ...(exceeds('redemption') ? [{ row: 0, field: 'shfhldbl', error: e.ratioSum }] : []),
  ]
}

type RowFault = Omit<Fault, 'row'>

function faultsOfRow(draft: Draft, facts: Facts): readonly RowFault[] {
  const { motherCode, childCode, incomplete } = draft
  const dates = dateFault(draft, facts)
  return [
    ...(motherCode === '' ? [{ field: 'mjjcpdm', error: e.motherMissing }] : []),
    ...(childCode === '' ? [{ field: 'zjjcpdm', error: e.childMissing }] : []),
    ...(motherCode !== '' && motherCode === childCode ? [{ field: 'mjjcpdm', error: e.sameFund }] : []),
    ...(incomplete ? [{ field: 'sgldbl', error: e.triggerIncomplete }] : []),
    ...(dates === null ? [] : [dates]),
    ...phoneFaults(draft),
  ]
}

function dateFault({ dated, terms }: Draft, { today, startedOn }: Facts): RowFault | null {
  if (!dated) return null
  const { startsOn, endsOn } = terms
  if (startsOn === null || endsOn === null) return { field: 'qyrqnew', error: e.datesMissing }
  if (startsOn === endsOn) return { field: 'sxrqnew', error: e.sameDay }
  if (endsOn < startsOn) return { field: 'sxrqnew', error: e.endBeforeStart }
  const isPast = today !== null && startsOn < today && startsOn !== startedOn
  return isPast ? { field: 'qyrqnew', error: e.startPast } : null
}

const phoneFaults = ({ applicantPhone, contactPhone }: Draft): readonly RowFault[] => [
  ...(phone.test(applicantPhone) ? [] : [{ field: 'sqrsjh', error: e.phoneWrong }]),
  ...(phone.test(contactPhone) ? [] : [{ field: 'sjh', error: e.phoneWrong }]),
]
