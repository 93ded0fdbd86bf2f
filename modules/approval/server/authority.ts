import type { Language } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import type { ReadContext } from '@iisp/server'
import { approvalErrors } from '../contract/errors.ts'
import { type AuthorityCode, authorityOf } from '../rules/authority.ts'
import { type Wanted, newestOf } from './applications.ts'
import { controlledKinds } from './settings.ts'

const messages: Readonly<Record<AuthorityCode, Readonly<Record<Language, string>>>> = {
  '0000': { zh: '', en: '' },
  '0001': {
    zh: '该操作需要主管审批，请填写申请原因',
    en: "This needs a supervisor's approval. Please give the reason.",
  },
  '0002': approvalErrors.pending,
  '0003': approvalErrors.refusedToday,
}

/** Whether the caller may do this now, and if not, the reason. */
export async function authority(ctx: ReadContext, wanted: Wanted) {
  const isFree = !ctx.actor.superManager || !controlledKinds(ctx.registry).has(wanted.kind)
  const code = isFree
    ? ('0000' as const)
    : authorityOf(await newestOf(ctx.db, ctx.actor, wanted), businessDate(ctx.now))
  return { flag: code === '0000', code, message: messages[code][ctx.language] }
}
