import { lazyPart, type ModuleEntry } from '@iisp/web'
import { demandCenter, demandDesk, feedbackDesk, ownFeedback } from '../contract/pages.ts'

const DemandCenterPage = lazyPart(() => import('./demands/DemandCenterPage.tsx'), 'DemandCenterPage')
const DemandDeskPage = lazyPart(() => import('./demand-desk/DemandDeskPage.tsx'), 'DemandDeskPage')
const FeedbackPage = lazyPart(() => import('./entries/FeedbackPage.tsx'), 'FeedbackPage')
const FeedbackDeskPage = lazyPart(() => import('./entry-desk/FeedbackDeskPage.tsx'), 'FeedbackDeskPage')

const entry: ModuleEntry = {
  pages: [
    { page: demandCenter, component: DemandCenterPage },
    { page: demandDesk, component: DemandDeskPage },
    { page: ownFeedback, component: FeedbackPage },
    { page: feedbackDesk, component: FeedbackDeskPage },
  ],
}
export default entry
