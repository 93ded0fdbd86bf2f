import { lazyPart } from '@iisp/web/loader/index'
import type { ModuleEntry } from '@iisp/web/ports'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const QueryModes = lazyPart(
  () => import('./query-modes/QueryModes.tsx'),
  (loaded) => loaded.QueryModes,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/is-super-mgr', component: SwitchManager },
    { path: '/integrated-management/my-account/menu-query-management', component: QueryModes },
  ],
}
export default entry
