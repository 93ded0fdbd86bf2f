import { lazyPart, type ModuleEntry } from '@iisp/web'
import { demandCenter, demandDesk, feedbackDesk, ownFeedback } from '../contract/pages.ts'

const DemandCenterPage = lazyPart(
  () => import('./demands/DemandCenterPage.tsx'),
  (loaded) => loaded.DemandCenterPage,
)
const DemandDeskPage = lazyPart(
  () => import('./demand-desk/DemandDeskPage.tsx'),
  (loaded) => loaded.DemandDeskPage,
)

const FeedbackPage = lazyPart(
  () => import('./entries/FeedbackPage.tsx'),
  (loaded) => loaded.FeedbackPage,
)
const FeedbackDeskPage = lazyPart(
  () => import('./entry-desk/FeedbackDeskPage.tsx'),
  (loaded) => loaded.FeedbackDeskPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: demandCenter, component: DemandCenterPage },
    { page: demandDesk, component: DemandDeskPage },
    { page: ownFeedback, component: FeedbackPage },
    { page: feedbackDesk, component: FeedbackDeskPage },
  ],
}
export default entry
