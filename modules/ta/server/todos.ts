import { type TodoSource, countFound, sql, stateList, stateLiteral, waitsFor } from '@iisp/server'
import { applicationFlow } from '../contract/applications/application-states.ts'
import { missingPart } from '../contract/applications/application-kinds.ts'
import { dividendFlow } from '../contract/dividends/dividend-states.ts'
import { feeDayFlow } from '../contract/fee-days/fee-day-states.ts'
import {
  applicationDesk,
  applicationManagement,
  dealingDesk,
  dividendDesk,
  feeDayDesk,
  investorDesk,
  navDesk,
  performanceFeeDesk,
  taReports,
  termsDesk,
} from '../contract/pages.ts'
import { reportRoles } from '../rules/reports/report-sides.ts'
import { investorChangeCases } from './investors/investor-change-cases.ts'
import { isReversalRequested } from './corrections/reversal-request.ts'
import { feeWaitsFor } from './performance-fees/owed.ts'
import { navCases } from './dealing/nav/nav-cases.ts'
import { dayWaitsFor } from './dealing/runs/waiting-days.ts'
import { reports } from './reports/report-query.ts'
import { applicationCases } from './applications/application-cases.ts'
import { q } from './tables.ts'
import { termsCases } from './terms/terms-cases.ts'

const { codes } = applicationFlow

/** The to-dos of the share register. */
export const todos: readonly TodoSource[] = [
  {
    menuId: applicationManagement.id,
    query: `part=${missingPart}`,
    roles: ['operator'],
    count: (db, { institutionId }) =>
      countFound(
        db,
        q
          .selectFrom('ta.application')
          .where('institution_id', '=', institutionId)
          .where('status', '=', stateLiteral(codes.toComplete)),
      ),
  },
  {
    menuId: taReports.id,
    query: 'open=1',
    roles: reportRoles,
    count: (db, person) => countFound(db, reports(person, { open: true })),
  },
  {
    menuId: applicationDesk.id,
    count: (db, { persons }) =>
      countFound(db, q.selectFrom('ta.application as a').where(waitsFor(applicationCases, 'a', persons))),
  },
  {
    menuId: investorDesk.id,
    query: 'part=changes',
    count: (db, { persons }) =>
      countFound(
        db,
        q.selectFrom('ta.investor_change as c').where(waitsFor(investorChangeCases, 'c', persons)),
      ),
  },
  {
    menuId: navDesk.id,
    count: (db, { persons }) =>
      countFound(db, q.selectFrom('ta.nav as n').where(waitsFor(navCases, 'n', persons))),
  },
  {
    menuId: termsDesk.id,
    count: (db, { persons }) =>
      countFound(db, q.selectFrom('ta.fund_terms as f').where(waitsFor(termsCases, 'f', persons))),
  },
  {
    menuId: dividendDesk.id,
    count: (db, { persons }) =>
      countFound(
        db,
        q
          .selectFrom('ta.dividend as d')
          .where(
            sql<boolean>`(d.status IN ${stateList(dividendFlow.sets.open)} OR ${isReversalRequested('dividend', 'd', persons)})`,
          ),
      ),
  },
  {
    menuId: feeDayDesk.id,
    count: (db, { persons }) =>
      countFound(
        db,
        q
          .selectFrom('ta.fee_day as d')
          .where(
            sql<boolean>`(d.status IN ${stateList(feeDayFlow.sets.open)} OR ${isReversalRequested('fee-day', 'd', persons)})`,
          ),
      ),
  },
  {
    menuId: performanceFeeDesk.id,
    query: 'open=1',
    count: (db, { persons }) =>
      countFound(db, q.selectFrom('ta.fund_register as r').where(feeWaitsFor(persons))),
  },
  {
    menuId: dealingDesk.id,
    count: (db, { persons }) =>
      countFound(
        db,
        q
          .selectFrom('ta.dealing_day as d')
          .leftJoin('ta.dealing_run as r', 'r.id', 'd.run_id')
          .where(dayWaitsFor(persons)),
      ),
  },
]
