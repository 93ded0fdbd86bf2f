import { authorityApply, getSuperMgrAuthority, superMgrAuthorityControl } from '@iisp/approval/contract'
import type { SupervisedAct } from '@iisp/web/ports'
import { request } from '@iisp/web/request/request'

const quiet = { quiet: true } as const
/** The approval type of the refinancing page, which has its own call. */
const refinancing = '13'

export const check = ({ busiType, object }: SupervisedAct) =>
  busiType === refinancing
    ? request(getSuperMgrAuthority, { busiType }, quiet)
    : request(superMgrAuthorityControl, { busiType, object }, quiet)

export const apply = ({ busiType, object }: SupervisedAct, applyReason: string) =>
  request(authorityApply, { busiType, object, applyReason }, quiet)
