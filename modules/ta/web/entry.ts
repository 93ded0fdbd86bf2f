import { lazyPart, type ModuleEntry } from '@iisp/web'
import * as pages from '../contract/pages.ts'

const ApplicationManagementPage = lazyPart(
  () => import('./applications/ApplicationManagementPage.tsx'),
  (loaded) => loaded.ApplicationManagementPage,
)
const ApplicationDeskPage = lazyPart(
  () => import('./application-desk/ApplicationDeskPage.tsx'),
  (loaded) => loaded.ApplicationDeskPage,
)
const InvestorDeskPage = lazyPart(
  () => import('./investors/InvestorDeskPage.tsx'),
  (loaded) => loaded.InvestorDeskPage,
)
const ConfirmationsPage = lazyPart(
  () => import('./confirmations/ConfirmationsPage.tsx'),
  (loaded) => loaded.ConfirmationsPage,
)
const DealingPage = lazyPart(
  () => import('./dealing/DealingPage.tsx'),
  (loaded) => loaded.DealingPage,
)
const DealingSummaryPage = lazyPart(
  () => import('./summaries/DealingSummaryPage.tsx'),
  (loaded) => loaded.DealingSummaryPage,
)
const DividendsPage = lazyPart(
  () => import('./dividends/DividendsPage.tsx'),
  (loaded) => loaded.DividendsPage,
)
const ExchangePage = lazyPart(
  () => import('./exchange/ExchangePage.tsx'),
  (loaded) => loaded.ExchangePage,
)
const FeeDaysPage = lazyPart(
  () => import('./fee-days/FeeDaysPage.tsx'),
  (loaded) => loaded.FeeDaysPage,
)
const HoldingsPage = lazyPart(
  () => import('./holdings/HoldingsPage.tsx'),
  (loaded) => loaded.HoldingsPage,
)
const NavPage = lazyPart(
  () => import('./nav/NavPage.tsx'),
  (loaded) => loaded.NavPage,
)
const PerformanceFeesPage = lazyPart(
  () => import('./performance-fees/PerformanceFeesPage.tsx'),
  (loaded) => loaded.PerformanceFeesPage,
)
const TaReportsPage = lazyPart(
  () => import('./reports/TaReportsPage.tsx'),
  (loaded) => loaded.TaReportsPage,
)
const TermsDeskPage = lazyPart(
  () => import('./terms/TermsDeskPage.tsx'),
  (loaded) => loaded.TermsDeskPage,
)
const TransactionSummaryPage = lazyPart(
  () => import('./summaries/TransactionSummaryPage.tsx'),
  (loaded) => loaded.TransactionSummaryPage,
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
