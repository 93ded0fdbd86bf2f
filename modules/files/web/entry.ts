import { lazyPart, type ModuleEntry } from '@iisp/web'

const DownloadsPage = lazyPart(
  () => import('./exports/DownloadsPage.tsx'),
  (loaded) => loaded.DownloadsPage,
)

const entry: ModuleEntry = {
  pages: [{ path: '/integrated-management/my-account/download-center', component: DownloadsPage }],
}
export default entry
