import { authorityApply, getSuperMgrAuthority, superMgrAuthorityControl } from '@iisp/approval/contract'
import { request } from '@iisp/web/request/request'

const quiet = { quiet: true } as const
/** The refinancing page's kind has a call of its own. */
const refinancing = '13'

export const check = (busiType: string) =>
  busiType === refinancing
    ? request(getSuperMgrAuthority, { busiType }, quiet)
    : request(superMgrAuthorityControl, { busiType }, quiet)

export const apply = (busiType: string, applyReason: string) =>
  request(authorityApply, { busiType, applyReason }, quiet)
