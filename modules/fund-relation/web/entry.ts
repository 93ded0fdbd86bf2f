import { lazyPart, type ModuleEntry } from '@iisp/web'
import {
  relationApply,
  relationAudit,
  relationProgress,
  relationRedeem,
  relationRehearsal,
} from '../contract/pages.ts'

const ApplyPage = lazyPart(
  () => import('./apply/ApplyPage.tsx'),
  (loaded) => loaded.ApplyPage,
)
const ProgressPage = lazyPart(
  () => import('./progress/ProgressPage.tsx'),
  (loaded) => loaded.ProgressPage,
)
const RedeemPage = lazyPart(
  () => import('./redeem/RedeemPage.tsx'),
  (loaded) => loaded.RedeemPage,
)
const AuditPage = lazyPart(
  () => import('./audit/AuditPage.tsx'),
  (loaded) => loaded.AuditPage,
)
const RehearsalPage = lazyPart(
  () => import('./rehearsal/RehearsalPage.tsx'),
  (loaded) => loaded.RehearsalPage,
)

const entry: ModuleEntry = {
  pages: [
    { page: relationApply, component: ApplyPage },
    { page: relationProgress, component: ProgressPage },
    { page: relationRedeem, component: RedeemPage },
    { page: relationAudit, component: AuditPage },
    { page: relationRehearsal, component: RehearsalPage },
  ],
}
export default entry
