import { lazyPart, type ModuleEntry } from '@iisp/web'
import { errorLog, switchManager } from '../contract/pages.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const ErrorLogPage = lazyPart(
  () => import('./error-log/ErrorLogPage.tsx'),
  (loaded) => loaded.ErrorLogPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: switchManager, component: SwitchManager },
    { page: errorLog, component: ErrorLogPage },
  ],
}
export default entry
