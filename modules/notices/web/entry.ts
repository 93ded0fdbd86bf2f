import { lazyPart, type ModuleEntry } from '@iisp/web'
import { announcementDesk, notifications } from '../contract/pages.ts'

const NotificationPage = lazyPart(() => import('./NotificationPage.tsx'), 'NotificationPage')
const AnnouncementsPage = lazyPart(
  () => import('./announcement-desk/AnnouncementsPage.tsx'),
  'AnnouncementsPage',
)

const entry: ModuleEntry = {
  pages: [
    { page: notifications, component: NotificationPage },
    { page: announcementDesk, component: AnnouncementsPage },
  ],
}
export default entry
