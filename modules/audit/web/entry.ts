import { lazyPart, type ModuleEntry } from '@iisp/web'
import { auditTrail, failedEvents, messageOutbox } from '../contract/pages.ts'

const AuditPage = lazyPart(() => import('./trail/AuditPage.tsx'), 'AuditPage')
const MessagesPage = lazyPart(() => import('./messages/MessagesPage.tsx'), 'MessagesPage')
const FailedEventsPage = lazyPart(() => import('./failed-events/FailedEventsPage.tsx'), 'FailedEventsPage')

const entry: ModuleEntry = {
  pages: [
    { page: auditTrail, component: AuditPage },
    { page: messageOutbox, component: MessagesPage },
    { page: failedEvents, component: FailedEventsPage },
  ],
}
export default entry
