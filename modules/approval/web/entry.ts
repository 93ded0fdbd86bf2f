import { lazyPart, type ModuleEntry } from '@iisp/web'
import { serviceAgreements, supervisorApprovals } from '../contract/pages.ts'

const ApprovalPage = lazyPart(() => import('./desk/ApprovalPage.tsx'), 'ApprovalPage')
const ConsentsPage = lazyPart(() => import('./agreements/ConsentsPage.tsx'), 'ConsentsPage')

const entry: ModuleEntry = {
  pages: [
    { page: supervisorApprovals, component: ApprovalPage },
    { page: serviceAgreements, component: ConsentsPage },
  ],
}
export default entry
