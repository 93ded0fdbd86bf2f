import { auditTrail, failedEvents, messageOutbox } from '../contract/pages.ts'
import { complaintDesk, menuGuides } from '@iisp/guide/contract'
import { announcementDesk } from '@iisp/notices/contract'
import { registeredPersons, verificationReview } from '@iisp/verification/contract'
import { openingDesk } from '@iisp/opening/contract'
import { chatDesk, faqDesk } from '@iisp/assistant/contract'
import { storageQuotas } from '@iisp/files/contract'
import { moneyControls } from '@iisp/identity/contract'
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
    { page: auditTrail, component: AuditPage },
    { page: messageOutbox, component: MessagesPage },
    { page: failedEvents, component: FailedEventsPage },
    { page: complaintDesk, component: ComplaintsPage },
    { page: announcementDesk, component: AnnouncementsPage },
    { page: menuGuides, component: MenuGuidesPage },
    { page: verificationReview, component: ReviewPage },
    { page: registeredPersons, component: PersonsPage },
    { page: openingDesk, component: OpeningDeskPage },
    { page: chatDesk, component: ChatDeskPage },
    { page: storageQuotas, component: QuotasPage },
    { page: moneyControls, component: MoneyControlsPage },
    { page: faqDesk, component: FaqDeskPage },
  ],
}
export default entry
