import { lazyPart, type ModuleEntry } from '@iisp/web'

const DownloadsPage = lazyPart(
  () => import('./exports/DownloadsPage.tsx'),
  (loaded) => loaded.DownloadsPage,
)
const QuotasPage = lazyPart(
  () => import('./quotas/QuotasPage.tsx'),
  (loaded) => loaded.QuotasPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/integrated-management/my-account/download-center', component: DownloadsPage },
    { path: '/operations/storage', component: QuotasPage },
  ],
}
export default entry
