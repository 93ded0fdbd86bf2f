import { lazyPart, type ModuleEntry } from '@iisp/web'

const AuditPage = lazyPart(
  () => import('./audit/AuditPage.tsx'),
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
const OpeningDeskPage = lazyPart(
  () => import('./opening/OpeningDeskPage.tsx'),
  (loaded) => loaded.OpeningDeskPage,
)

const ComplaintsPage = lazyPart(
  () => import('./complaints/ComplaintsPage.tsx'),
  (loaded) => loaded.ComplaintsPage,
)
const MenuGuidesPage = lazyPart(
  () => import('./menu-guides/MenuGuidesPage.tsx'),
  (loaded) => loaded.MenuGuidesPage,
)
const ReviewPage = lazyPart(
  () => import('./verification/ReviewPage.tsx'),
  (loaded) => loaded.ReviewPage,
)
const PersonsPage = lazyPart(
  () => import('./verification/PersonsPage.tsx'),
  (loaded) => loaded.PersonsPage,
)
const ChatDeskPage = lazyPart(
  () => import('./chat/ChatDeskPage.tsx'),
  (loaded) => loaded.ChatDeskPage,
)
const FaqDeskPage = lazyPart(
  () => import('./faq/FaqDeskPage.tsx'),
  (loaded) => loaded.FaqDeskPage,
)

const AnnouncementsPage = lazyPart(
  () => import('./announcements/AnnouncementsPage.tsx'),
  (loaded) => loaded.AnnouncementsPage,
)
const QuotasPage = lazyPart(
  () => import('./quotas/QuotasPage.tsx'),
  (loaded) => loaded.QuotasPage,
)
const MoneyControlsPage = lazyPart(
  () => import('./money-controls/MoneyControlsPage.tsx'),
  (loaded) => loaded.MoneyControlsPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/operations/audit-trail', component: AuditPage },
    { path: '/operations/message-outbox', component: MessagesPage },
    { path: '/operations/failed-events', component: FailedEventsPage },
    { path: '/operations/complaints', component: ComplaintsPage },
    { path: '/operations/announcements', component: AnnouncementsPage },
    { path: '/operations/menu-guides', component: MenuGuidesPage },
    { path: '/operations/verification/review', component: ReviewPage },
    { path: '/operations/verification/persons', component: PersonsPage },
    { path: '/operations/opening-desk', component: OpeningDeskPage },
    { path: '/operations/service-chat', component: ChatDeskPage },
    { path: '/operations/storage', component: QuotasPage },
    { path: '/operations/money-controls', component: MoneyControlsPage },
    { path: '/operations/service-faq', component: FaqDeskPage },
  ],
}
export default entry
