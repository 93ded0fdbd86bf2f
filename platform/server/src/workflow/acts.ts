import type { Doer } from '@iisp/contract'
import type { CaseTable, CaseTypes, KeptBy } from './case-table.ts'

/** The person who did each act of the flow on a case. */
export function actsOf<G extends CaseTypes>(
  cases: CaseTable<G>,
  row: G['row'],
): Readonly<Record<G['act'], Doer>> {
  const acts = Object.keys(cases.flow.acts) as G['act'][]
  const doers: object = Object.fromEntries(
    acts.map((act) => {
      const kept = keptBy(cases, act)
      return [act, typeof kept === 'function' ? kept(row) : kept.map((column) => row[column])]
    }),
  )
  return doers as Record<G['act'], Doer>
}

/** Where a case table keeps who did an act. */
function keptBy<G extends CaseTypes>({ table, acts }: CaseTable<G>, act: G['act']) {
  const kept: KeptBy<G> | undefined = acts?.[act]
  if (kept === undefined) throw new Error(`${table}: nothing says who did ${act}`)
  return typeof kept === 'string' ? [kept] : kept
}

/** The columns with the person who did an act, or with all whose act it is. */
export function columnsOf<G extends CaseTypes>(cases: CaseTable<G>, act: G['act']): readonly string[] {
  const kept = keptBy(cases, act)
  if (typeof kept === 'function') throw new Error(`${cases.table}: no column says who did ${act}`)
  return kept
}
