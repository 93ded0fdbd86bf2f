import { lazyPart, type ModuleEntry } from '@iisp/web'

const NotificationPage = lazyPart(
  () => import('./NotificationPage.tsx'),
  (loaded) => loaded.NotificationPage,
)

const entry: ModuleEntry = {
  pages: [{ path: '/extension-center/message-notification', component: NotificationPage }],
}
export default entry
