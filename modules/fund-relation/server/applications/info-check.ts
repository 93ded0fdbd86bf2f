import { Refusal, errorText } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { reader } from '@iisp/server'
import { infoCheck as call } from '../../contract/applications/checks.ts'
import { expiryWarning } from '../../rules/applications/expiry.ts'
import { judgeLinks, judgeRows } from './judge-rows.ts'
import { liveRelation } from './live-relation.ts'
import { readRows } from './read-rows.ts'

export const infoCheck = reader(call, async (ctx, { inputParam, flag = '1' }) => {
  try {
    const drafts = readRows(inputParam)
    const [first] = drafts
    const relation = flag === '1' || first === undefined ? undefined : await liveRelation(ctx, first)
    const kind = flag === '3' ? ('3' as const) : ('1' as const)
    const rows = await judgeRows(ctx, drafts, { kind, startedOn: relation?.starts_on ?? null })
    if (kind !== '3') await judgeLinks(ctx.db, rows)
    const funds = [
      ...new Map(rows.flatMap(({ mother, child }) => [mother, child]).map((one) => [one.id, one])).values(),
    ]
    const warning = expiryWarning(funds, businessDate(ctx.now))
    return warning === null
      ? { result: '1' as const, message: '' }
      : { result: '2' as const, message: warning[ctx.language].slice(0, 1000) }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { result: '0' as const, message: errorText(thrown.error, ctx.language, thrown.params) }
  }
})
