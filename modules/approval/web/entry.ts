import { lazyPart, type ModuleEntry } from '@iisp/web'

const ApprovalPage = lazyPart(
  () => import('./desk/ApprovalPage.tsx'),
  (loaded) => loaded.ApprovalPage,
)
const ConsentsPage = lazyPart(
  () => import('./agreements/ConsentsPage.tsx'),
  (loaded) => loaded.ConsentsPage,
)

const entry: ModuleEntry = {
  pages: [
    { path: '/integrated-management/my-account/super-mgr-approval', component: ApprovalPage },
    { path: '/integrated-management/my-account/agreements', component: ConsentsPage },
  ],
}
export default entry
