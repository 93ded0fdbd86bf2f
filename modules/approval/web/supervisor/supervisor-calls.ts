import { authorityApply, getSuperMgrAuthority, superMgrAuthorityControl } from '@iisp/approval/contract'
import type { SupervisedAct } from '@iisp/web/ports'
import { request } from '@iisp/web/request/request'

const quiet = { quiet: true } as const
/** The refinancing page's kind has a call of its own. */
const refinancing = '13'

export const check = ({ busiType, object }: SupervisedAct) =>
  busiType === refinancing
    ? request(getSuperMgrAuthority, { busiType }, quiet)
    : request(superMgrAuthorityControl, { busiType, object }, quiet)

export const apply = ({ busiType, object }: SupervisedAct, applyReason: string) =>
  request(authorityApply, { busiType, object, applyReason }, quiet)
