import { lazyPart, type ModuleEntry } from '@iisp/web'
import { downloadCentre } from '../contract/pages.ts'

const DownloadsPage = lazyPart(
  () => import('./downloads/DownloadsPage.tsx'),
  (loaded) => loaded.DownloadsPage,
)

const entry: ModuleEntry = {
  pages: [{ page: downloadCentre, component: DownloadsPage }],
}
export default entry
