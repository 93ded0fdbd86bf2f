import { lazyPart, type ModuleEntry } from '@iisp/web'
import { errorLog, institutions, menuRequests, sessionDesk, staff, staffChanges } from '../contract/pages.ts'
import { myAccount, sweepRequest, switchManager } from '../contract/routes.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const ErrorLogPage = lazyPart(
  () => import('./error-log/ErrorLogPage.tsx'),
  (loaded) => loaded.ErrorLogPage,
)

const InstitutionsPage = lazyPart(
  () => import('./institutions/InstitutionsPage.tsx'),
  (loaded) => loaded.InstitutionsPage,
)

const SessionsPage = lazyPart(
  () => import('./sessions/SessionsPage.tsx'),
  (loaded) => loaded.SessionsPage,
)

const MenuRequestsPage = lazyPart(
  () => import('./menu-requests/MenuRequestsPage.tsx'),
  (loaded) => loaded.MenuRequestsPage,
)

const MyAccountPage = lazyPart(
  () => import('./my-account/MyAccountPage.tsx'),
  (loaded) => loaded.MyAccountPage,
)

const StaffPage = lazyPart(
  () => import('./people/StaffPage.tsx'),
  (loaded) => loaded.StaffPage,
)

const StaffChangesPage = lazyPart(
  () => import('./people/StaffChangesPage.tsx'),
  (loaded) => loaded.StaffChangesPage,
)

const SweepRequestPage = lazyPart(
  () => import('./sweep-login/SweepRequestPage.tsx'),
  (loaded) => loaded.SweepRequestPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: switchManager, component: SwitchManager },
    { page: myAccount, component: MyAccountPage },
    { page: sweepRequest, component: SweepRequestPage },
    { page: menuRequests, component: MenuRequestsPage },
    { page: staff, component: StaffPage },
    { page: staffChanges, component: StaffChangesPage },
    { page: institutions, component: InstitutionsPage },
    { page: sessionDesk, component: SessionsPage },
    { page: errorLog, component: ErrorLogPage },
  ],
}
export default entry
