import { lazyPart, type ModuleEntry } from '@iisp/web'
import { downloadCentre, storageQuotas } from '../contract/pages.ts'

const DownloadsPage = lazyPart(() => import('./exports/DownloadsPage.tsx'), 'DownloadsPage')
const QuotasPage = lazyPart(() => import('./quotas/QuotasPage.tsx'), 'QuotasPage')

const entry: ModuleEntry = {
  pages: [
    { page: downloadCentre, component: DownloadsPage },
    { page: storageQuotas, component: QuotasPage },
  ],
}
export default entry
