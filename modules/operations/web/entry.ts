import { lazyPart, type ModuleEntry } from '@iisp/web'

const AuditPage = lazyPart(
  () => import('./audit/AuditPage.tsx'),
  (loaded) => loaded.AuditPage,
)
const MessagesPage = lazyPart(
  () => import('./messages/MessagesPage.tsx'),
  (loaded) => loaded.MessagesPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/operations/audit-trail', component: AuditPage },
    { path: '/operations/message-outbox', component: MessagesPage },
  ],
}
export default entry
