import { lazyPart, type ModuleEntry } from '@iisp/web'

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
    { path: '/operations/audit-trail', component: AuditPage },
    { path: '/operations/message-outbox', component: MessagesPage },
    { path: '/operations/failed-events', component: FailedEventsPage },
  ],
}
export default entry
