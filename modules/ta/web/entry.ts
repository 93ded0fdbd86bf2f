import { lazyPart, type ModuleEntry } from '@iisp/web'
import * as pages from '../contract/pages.ts'

const ApplicationManagementPage = lazyPart(
  () => import('./applications/ApplicationManagementPage.tsx'),
  'ApplicationManagementPage',
)
const ApplicationDeskPage = lazyPart(
  () => import('./application-desk/ApplicationDeskPage.tsx'),
  'ApplicationDeskPage',
)
const InvestorDeskPage = lazyPart(() => import('./investors/InvestorDeskPage.tsx'), 'InvestorDeskPage')
const ConfirmationsPage = lazyPart(() => import('./confirmations/ConfirmationsPage.tsx'), 'ConfirmationsPage')
const DealingPage = lazyPart(() => import('./dealing/DealingPage.tsx'), 'DealingPage')
const DealingSummaryPage = lazyPart(() => import('./summaries/DealingSummaryPage.tsx'), 'DealingSummaryPage')
const DividendsPage = lazyPart(() => import('./dividends/DividendsPage.tsx'), 'DividendsPage')
const ExchangePage = lazyPart(() => import('./exchange/ExchangePage.tsx'), 'ExchangePage')
const FeeDaysPage = lazyPart(() => import('./fee-days/FeeDaysPage.tsx'), 'FeeDaysPage')
const HoldingsPage = lazyPart(() => import('./holdings/HoldingsPage.tsx'), 'HoldingsPage')
const NavPage = lazyPart(() => import('./nav/NavPage.tsx'), 'NavPage')
const PerformanceFeesPage = lazyPart(
  () => import('./performance-fees/PerformanceFeesPage.tsx'),
  'PerformanceFeesPage',
)
const TaReportsPage = lazyPart(() => import('./reports/TaReportsPage.tsx'), 'TaReportsPage')
const TermsDeskPage = lazyPart(() => import('./terms/TermsDeskPage.tsx'), 'TermsDeskPage')
const TransactionSummaryPage = lazyPart(
  () => import('./summaries/TransactionSummaryPage.tsx'),
  'TransactionSummaryPage',
)

const entry: ModuleEntry = {
  pages: [
    { page: pages.applicationManagement, component: ApplicationManagementPage },
    { page: pages.applicationDesk, component: ApplicationDeskPage },
    { page: pages.investorDesk, component: InvestorDeskPage },
    { page: pages.transactionConfirmation, component: ConfirmationsPage },
    { page: pages.investorHolding, component: HoldingsPage },
    { page: pages.dealingSummary, component: DealingSummaryPage },
    { page: pages.transactionSummary, component: TransactionSummaryPage },
    { page: pages.taReports, component: TaReportsPage },
    { page: pages.dealingDesk, component: DealingPage },
    { page: pages.dividendDesk, component: DividendsPage },
    { page: pages.feeDayDesk, component: FeeDaysPage },
    { page: pages.performanceFeeDesk, component: PerformanceFeesPage },
    { page: pages.navDesk, component: NavPage },
    { page: pages.termsDesk, component: TermsDeskPage },
    { page: pages.exchangeDesk, component: ExchangePage },
  ],
}
export default entry
