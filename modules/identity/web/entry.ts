import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { queryModes, switchManager } from '../contract/pages.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)

const entry: ModuleEntry = {
  pages: [
    { page: switchManager, component: SwitchManager },
    { page: queryModes, component: QueryModes },
  ],
}
export default entry
