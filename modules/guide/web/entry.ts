import { bookPath, videoPath } from './paths.ts'
import { lazyPart, type ModuleEntry } from '@iisp/web'

const ServiceContent = lazyPart(
  () => import('./library/ServiceContent.tsx'),
  (loaded) => loaded.ServiceContent,
)
const Videos = lazyPart(
  () => import('./library/Videos.tsx'),
  (loaded) => loaded.Videos,
)

const entry: ModuleEntry = {
  pages: [
    { path: bookPath, component: ServiceContent },
    { path: videoPath, component: Videos },
  ],
}
export default entry
