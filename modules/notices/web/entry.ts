import { lazyPart, type ModuleEntry } from '@iisp/web'

const NotificationPage = lazyPart(
  () => import('./NotificationPage.tsx'),
  (loaded) => loaded.NotificationPage,
)
const AnnouncementsPage = lazyPart(
  () => import('./announcement-desk/AnnouncementsPage.tsx'),
  (loaded) => loaded.AnnouncementsPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/extension-center/message-notification', component: NotificationPage },
    { path: '/operations/announcements', component: AnnouncementsPage },
  ],
}
export default entry
