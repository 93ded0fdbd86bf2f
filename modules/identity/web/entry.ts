import { lazyPart, type ModuleEntry } from '@iisp/web'
import { errorLog, institutions, menuRequests, sessionDesk, staff, staffChanges } from '../contract/pages.ts'
import { myAccount, sweepRequest, switchManager } from '../contract/routes.ts'
import { SwitchManager } from './switch-manager/SwitchManager.tsx'

const ErrorLogPage = lazyPart(() => import('./error-log/ErrorLogPage.tsx'), 'ErrorLogPage')
const InstitutionsPage = lazyPart(() => import('./institutions/InstitutionsPage.tsx'), 'InstitutionsPage')
const SessionsPage = lazyPart(() => import('./sessions/SessionsPage.tsx'), 'SessionsPage')
const MenuRequestsPage = lazyPart(() => import('./menu-requests/MenuRequestsPage.tsx'), 'MenuRequestsPage')
const MyAccountPage = lazyPart(() => import('./my-account/MyAccountPage.tsx'), 'MyAccountPage')
const StaffPage = lazyPart(() => import('./people/StaffPage.tsx'), 'StaffPage')
const StaffChangesPage = lazyPart(() => import('./people/StaffChangesPage.tsx'), 'StaffChangesPage')
const SweepRequestPage = lazyPart(() => import('./sweep-login/SweepRequestPage.tsx'), 'SweepRequestPage')

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
