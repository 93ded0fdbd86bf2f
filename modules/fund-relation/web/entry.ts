import { lazyPart, type ModuleEntry } from '@iisp/web'
import { fundRelationRecords } from '../contract/pages.ts'

const FundRelationRecordsPage = lazyPart(
  () => import('./fund-relation-records/FundRelationRecordsPage.tsx'),
  (loaded) => loaded.FundRelationRecordsPage,
)

const entry: ModuleEntry = {
  pages: [{ page: fundRelationRecords, component: FundRelationRecordsPage }],
}
export default entry
