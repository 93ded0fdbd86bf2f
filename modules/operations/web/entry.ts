import type { ModuleEntry } from '@iisp/web/ports'
import { AuditPage } from './audit/AuditPage.tsx'
import { MessagesPage } from './messages/MessagesPage.tsx'

const entry: ModuleEntry = {
  pages: [
    { path: '/operations/audit-trail', component: AuditPage },
    { path: '/operations/message-outbox', component: MessagesPage },
  ],
}
export default entry
