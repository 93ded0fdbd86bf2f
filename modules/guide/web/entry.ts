import { lazyPart, type ModuleEntry } from '@iisp/web'
import { bookPage, videoPage } from '../contract/pages.ts'

const ServiceContent = lazyPart(
  () => import('./pages/ServiceContent.tsx'),
  (loaded) => loaded.ServiceContent,
)
const Videos = lazyPart(
  () => import('./pages/Videos.tsx'),
  (loaded) => loaded.Videos,
)

const entry: ModuleEntry = {
  pages: [
    { page: bookPage, component: ServiceContent },
    { page: videoPage, component: Videos },
  ],
}
export default entry
