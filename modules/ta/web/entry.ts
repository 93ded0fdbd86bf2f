import { lazyPart, type ModuleEntry } from '@iisp/web'
import { taRecords } from '../contract/pages.ts'

const TaRecordsPage = lazyPart(
  () => import('./ta-records/TaRecordsPage.tsx'),
  (loaded) => loaded.TaRecordsPage,
)

const entry: ModuleEntry = {
  pages: [{ page: taRecords, component: TaRecordsPage }],
}
export default entry
