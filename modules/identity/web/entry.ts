import { lazyPart, type ModuleEntry } from '@iisp/web'
import { errorLog, myAccount, switchManager } from '../contract/pages.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const ErrorLogPage = lazyPart(
  () => import('./error-log/ErrorLogPage.tsx'),
  (loaded) => loaded.ErrorLogPage,
)

const MyAccountPage = lazyPart(
  () => import('./my-account/MyAccountPage.tsx'),
  (loaded) => loaded.MyAccountPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: switchManager, component: SwitchManager },
    { page: myAccount, component: MyAccountPage },
    { page: errorLog, component: ErrorLogPage },
  ],
}
export default entry
