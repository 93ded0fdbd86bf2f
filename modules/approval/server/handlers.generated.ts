// Written by `npm run registries` from the files of the folder; what is changed here by hand is lost.
import type { Handler } from '@iisp/server'
import { agreeToJump } from './agree-to-jump.ts'
import { agreeTo } from './agree-to.ts'
import { agreementList } from './agreement-list.ts'
import { applyList } from './apply-list.ts'
import { approve } from './approve.ts'
import { authorityApply } from './authority-apply.ts'
import { firstJump } from './first-jump.ts'
import { getCode } from './get-code.ts'
import { getJumpUrl } from './get-jump-url.ts'
import { getSuperMgrAuthority } from './get-super-mgr-authority.ts'
import { superMgrAuthorityControl } from './super-mgr-authority-control.ts'
import type { ApprovalSettings } from './settings.ts'

export const handlersOf = (settings: ApprovalSettings): readonly Handler[] => [
  agreeToJump(settings),
  agreeTo,
  agreementList,
  applyList,
  approve,
  authorityApply,
  firstJump(settings),
  getCode(settings),
  getJumpUrl(settings),
  getSuperMgrAuthority,
  superMgrAuthorityControl,
]
