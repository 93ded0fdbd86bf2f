import type { CaseTable, CaseTypes } from './case-table.ts'

/** The person who did each act of the flow on a case. */
export function actsOf<G extends CaseTypes>(
  cases: CaseTable<G>,
  row: G['row'],
): Readonly<Record<G['act'], string | null>> {
  const acts = Object.keys(cases.flow.acts) as G['act'][]
  const persons: object = Object.fromEntries(
    acts.map((act) => {
      const kept = keptBy(cases, act)
      return [act, typeof kept === 'function' ? kept(row) : row[kept as keyof G['row']]]
    }),
  )
  return persons as Record<G['act'], string | null>
}

function keptBy<G extends CaseTypes>({ table, acts }: CaseTable<G>, act: G['act']) {
  const kept = acts?.[act]
  if (kept === undefined) throw new Error(`${table}: nothing says who did ${act}`)
  return kept
}

/** The column with the person who did an act. */
export function columnOf<G extends CaseTypes>(cases: CaseTable<G>, act: G['act']): string {
  const kept = keptBy(cases, act)
  if (typeof kept === 'function') throw new Error(`${cases.table}: no column says who did ${act}`)
  return kept
}
