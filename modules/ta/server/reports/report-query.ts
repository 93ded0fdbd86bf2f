import { type Input, type Language, actionsOn } from '@iisp/contract'
import {
  type PersonActor,
  from,
  mentions,
  nameIn,
  narrow,
  sql,
  stateList,
  timeText,
  upTo,
  waitsFor,
} from '@iisp/server'
import { reportFlow } from '../../contract/reports/report-states.ts'
import type { ReportRow, reportList } from '../../contract/reports/reports.ts'
import { reportSides } from '../../rules/reports/report-sides.ts'
import { fundNames } from '../fund-and-manager.ts'
import { q } from '../tables.ts'
import { reportCases } from './report-cases.ts'

type Filters = Omit<Input<typeof reportList>, 'pageNo' | 'pageSize'>

type Reader = Pick<PersonActor, 'persons' | 'roles'>

/** The reports (`r`) that wait for this person to confirm them, or to answer at the register. */
const waitingReports = ({ persons, roles }: Reader) => waitsFor(reportCases, 'r', persons, reportSides(roles))

/** The reports of valid runs that the caller may see and the filters find. */
export const reports = ({ scope, ...reader }: Reader & Pick<PersonActor, 'scope'>, filters: Filters) => {
  const all = q
    .selectFrom('ta.report as r')
    .innerJoin('product.product_name as p', 'p.id', 'r.product_id')
    .where(sql<boolean>`r.status IN ${stateList(reportFlow.sets.current)}`)
    .$if(scope !== '*', (some) => some.where('r.institution_id', '=', scope))
  return narrow(all, filters, {
    open: (only) => (only ? waitingReports(reader) : undefined),
    id: 'r.id',
    kind: 'r.kind',
    state: 'r.status',
    productId: 'r.product_id',
    startDate: from('r.dealing_date'),
    endDate: upTo('r.dealing_date'),
    keyword: mentions(...fundNames),
  })
}
type Found = ReturnType<typeof reports>

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
