import { lazyPart, type ModuleEntry } from '@iisp/web'

const AuditPage = lazyPart(
  () => import('./audit/AuditPage.tsx'),
  (loaded) => loaded.AuditPage,
)
const MessagesPage = lazyPart(
  () => import('./messages/MessagesPage.tsx'),
  (loaded) => loaded.MessagesPage,
)

const ComplaintsPage = lazyPart(
  () => import('./complaints/ComplaintsPage.tsx'),
  (loaded) => loaded.ComplaintsPage,
)
const MenuGuidesPage = lazyPart(
  () => import('./menu-guides/MenuGuidesPage.tsx'),
  (loaded) => loaded.MenuGuidesPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/operations/audit-trail', component: AuditPage },
    { path: '/operations/message-outbox', component: MessagesPage },
    { path: '/operations/complaints', component: ComplaintsPage },
    { path: '/operations/menu-guides', component: MenuGuidesPage },
  ],
}
export default entry
