import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { queryModes } from '../contract/pages.ts'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)

const entry: ModuleEntry = {
  pages: [{ page: queryModes, component: QueryModes }],
}
export default entry
