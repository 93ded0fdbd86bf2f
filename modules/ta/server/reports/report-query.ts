import { type Input, type Language, actionsOn } from '@iisp/contract'
import { type PersonActor, containing, nameIn, sql, stateList, timeText, waitsFor } from '@iisp/server'
import { reportFlow } from '../../contract/reports/report-states.ts'
import type { ReportRow, reportList } from '../../contract/reports/reports.ts'
import { reportSides } from '../../rules/reports/report-sides.ts'
import { q } from '../tables.ts'
import { reportCases } from './report-cases.ts'

/** The reports of valid runs that the caller may see. */
export const reports = (scope: string) =>
  q
    .selectFrom('ta.report as r')
    .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
    .where(sql<boolean>`r.status IN ${stateList(reportFlow.sets.current)}`)
    .$if(scope !== '*', (all) => all.where('r.institution_id', '=', scope))

type Found = ReturnType<typeof reports>
type Filters = Omit<Input<typeof reportList>, 'pageNo' | 'pageSize'>

type Reader = Pick<PersonActor, 'persons' | 'roles'>

/** The reports (`r`) that wait for this person to confirm them, or to answer at the register. */
export const waitingReports = ({ persons, roles }: Reader) =>
  waitsFor(reportCases, 'r', persons, reportSides(roles))

export function filteredReports(found: Found, reader: Reader, { open, ...input }: Filters): Found {
  const keyword = input.keyword?.trim() ?? ''
  let all = found
  if (open === true) all = all.where(waitingReports(reader))
  if (input.id !== undefined) all = all.where('r.id', '=', input.id)
  if (input.kind !== undefined) all = all.where('r.kind', '=', input.kind)
  if (input.state !== undefined) all = all.where('r.status', '=', input.state)
  if (input.productId !== undefined) all = all.where('r.product_id', '=', input.productId)
  if (input.startDate !== undefined) all = all.where('r.dealing_date', '>=', input.startDate)
  if (input.endDate !== undefined) all = all.where('r.dealing_date', '<=', input.endDate)
  if (keyword !== '')
    all = all.where(sql<boolean>`concat_ws(' ', p.code, p.name, p.name_en) ILIKE ${containing(keyword)}`)
  return all
}

export const withReportColumns = (found: Found, language: Language) =>
  found
    .select(['r.id', 'r.product_id as productId', 'p.code as productCode', 'r.kind', 'r.corrected'])
    .select([nameIn(language, 'p.name').as('productName'), 'r.dealing_date as dealingDate'])
    .select(['r.accounting_date as accountingDate', 'r.status as state', 'r.version'])
    .select(['r.decided_name as decidedBy', timeText<string | null>('r.decided_at').as('decidedAt')])
    .select(['r.reason', 'r.answer', timeText('r.published_at').as('publishedAt')])

type Row = Omit<ReportRow, 'progress' | 'actions'> & { readonly corrected: boolean }

export const presentReport = ({ corrected, ...row }: Row, { persons, roles }: Reader): ReportRow => ({
  ...row,
  progress: corrected ? '3' : '2',
  actions: actionsOn(reportFlow, reportSides(roles), row.state, { persons }),
})
