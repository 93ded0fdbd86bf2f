import { bookPath, videoPath } from './paths.ts'
import { lazyPart, type ModuleEntry } from '@iisp/web'

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
    { path: bookPath, component: ServiceContent },
    { path: videoPath, component: Videos },
  ],
}
export default entry
