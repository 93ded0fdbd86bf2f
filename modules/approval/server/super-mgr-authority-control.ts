import type { Language } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type Handler, type ReadContext, reader } from '@iisp/server'
import {
  getSuperMgrAuthority as refinancingCall,
  superMgrAuthorityControl as call,
} from '../contract/authority.ts'
import { approvalErrors } from '../contract/errors.ts'
import { type AuthorityCode, authorityOf } from '../rules/authority.ts'
import { type Wanted, newestOf } from './applications.ts'
import { type ApprovalParts, controlledKinds, refinancing } from './parts.ts'

const messages: Readonly<Record<AuthorityCode, Readonly<Record<Language, string>>>> = {
  '0000': { zh: '', en: '' },
  '0001': {
    zh: '该操作需要主管审批，请填写申请原因',
    en: "This needs a supervisor's approval. Please give the reason.",
  },
  '0002': approvalErrors.pending,
  '0003': approvalErrors.refusedToday,
}

async function authority(ctx: ReadContext, kinds: ReadonlyMap<string, unknown>, wanted: Wanted) {
  const isFree = !ctx.actor.superManager || !kinds.has(wanted.kind)
  const code = isFree
    ? ('0000' as const)
    : authorityOf(await newestOf(ctx.db, ctx.actor, wanted), businessDate(ctx.now))
  return { flag: code === '0000', code, message: messages[code][ctx.language] }
}

export const superMgrAuthorityControl = (parts: ApprovalParts): Handler => {
  const kinds = controlledKinds(parts)
  return reader(call, (ctx, input) =>
    authority(ctx, kinds, { kind: String(input.busiType), object: input.object ?? '' }),
  )
}

export const getSuperMgrAuthority = (parts: ApprovalParts): Handler => {
  const kinds = controlledKinds(parts)
  return reader(refinancingCall, (ctx, input) =>
    authority(ctx, kinds, { kind: String(input.busiType ?? refinancing), object: '' }),
  )
}
