import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)

const entry: ModuleEntry = {
  pages: [{ path: '/integrated-management/my-account/menu-query-management', component: QueryModes }],
}
export default entry
