import { lazyPart, type ModuleEntry } from '@iisp/web'
import {
  relationApply,
  relationAudit,
  relationProgress,
  relationRedeem,
  relationRehearsal,
} from '../contract/pages.ts'

const ApplyPage = lazyPart(() => import('./apply/ApplyPage.tsx'), 'ApplyPage')
const ProgressPage = lazyPart(() => import('./progress/ProgressPage.tsx'), 'ProgressPage')
const RedeemPage = lazyPart(() => import('./redeem/RedeemPage.tsx'), 'RedeemPage')
const AuditPage = lazyPart(() => import('./audit/AuditPage.tsx'), 'AuditPage')
const RehearsalPage = lazyPart(() => import('./rehearsal/RehearsalPage.tsx'), 'RehearsalPage')

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
