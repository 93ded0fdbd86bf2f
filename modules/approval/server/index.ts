import { auditNames } from '@iisp/contract/audit-names'
import { approvalAuditNames } from './audit-names.ts'
import { helpTexts } from '@iisp/contract/help-text'
import { type ServerModule, countFound, sql, supervisedKinds } from '@iisp/server'
import { readHelpTexts } from '@iisp/server/texts/read-help-texts'
import { unconfiguredPages } from '@iisp/identity/contract'
import { pages, supervisorApprovals } from '../contract/pages.ts'
import { approvalGate } from './applications.ts'
import { applyList, waitingFor } from './apply-list.ts'
import { approve } from './approve.ts'
import { authorityApply } from './authority-apply.ts'
import { agreeTo } from './agree-to.ts'
import { agreementList } from './agreement-list.ts'
import { firstJump } from './first-jump.ts'
import { agreeToJump } from './agree-to-jump.ts'
import { getCode } from './get-code.ts'
import { getJumpUrl } from './get-jump-url.ts'
import { isConfigured } from './jump-address.ts'
import type { ApprovalSettings } from './settings.ts'
import { q } from './tables.ts'
import { superMgrAuthorityControl } from './super-mgr-authority-control.ts'
import { getSuperMgrAuthority } from './get-super-mgr-authority.ts'

export type { ApprovalSettings } from './settings.ts'

const today = sql`(now() AT TIME ZONE 'Asia/Shanghai')`

export const approvalServer = (settings: ApprovalSettings): ServerModule => ({
  name: 'approval',
  migrations: new URL('./migrations/', import.meta.url),
  handlers: [
    superMgrAuthorityControl,
    getSuperMgrAuthority,
    authorityApply,
    applyList,
    approve,
    agreementList,
    agreeTo,
    firstJump(settings),
    agreeToJump(settings),
    getJumpUrl(settings),
    getCode(settings),
  ],
  fills: [
    auditNames.contribute([approvalAuditNames]),
    helpTexts.contribute(readHelpTexts(new URL('./help/', import.meta.url))),
    unconfiguredPages.contribute(pages.filter((page) => !isConfigured(settings, page))),
  ],
  pages,
  seed: async () => (await import('../fixtures/index.ts')).approvalSeed,
  todos: [
    {
      menuId: supervisorApprovals.id,
      count: (db, person) =>
        countFound(db, q.selectFrom('approval.application as a').where(waitingFor(person, today))),
    },
  ],
  reads: [supervisedKinds],
  approvals: approvalGate,
})
