import { lazyPart, type ModuleEntry } from '@iisp/web'
import { notifications } from '../contract/pages.ts'

const NotificationPage = lazyPart(
  () => import('./NotificationPage.tsx'),
  (loaded) => loaded.NotificationPage,
)

const entry: ModuleEntry = {
  pages: [{ page: notifications, component: NotificationPage }],
}
export default entry
