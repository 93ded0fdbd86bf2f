import { lazyPart, type ModuleEntry } from '@iisp/web'
import { auditTrail, failedEvents, messageOutbox } from '../contract/pages.ts'

const AuditPage = lazyPart(
  () => import('./trail/AuditPage.tsx'),
  (loaded) => loaded.AuditPage,
)
const MessagesPage = lazyPart(
  () => import('./messages/MessagesPage.tsx'),
  (loaded) => loaded.MessagesPage,
)
const FailedEventsPage = lazyPart(
  () => import('./failed-events/FailedEventsPage.tsx'),
  (loaded) => loaded.FailedEventsPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: auditTrail, component: AuditPage },
    { page: messageOutbox, component: MessagesPage },
    { page: failedEvents, component: FailedEventsPage },
  ],
}
export default entry
