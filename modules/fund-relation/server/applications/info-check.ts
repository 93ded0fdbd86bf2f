import { Refusal, errorText, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type ReadContext, reader } from '@iisp/server'
import type { ApplicationKind } from '../../contract/applications/application-states.ts'
import { infoCheck as call } from '../../contract/applications/checks.ts'
import { relationErrors } from '../../contract/errors.ts'
import { expiryWarning } from '../../rules/applications/expiry.ts'
import type { ApplicationDraft } from '../../rules/applications/payload-terms.ts'
import { applicationsOf } from './application-cases.ts'
import { judgeLinks, judgeRows } from './judge-rows.ts'
import { liveRelation } from './live-relation.ts'
import { readRows } from './read-rows.ts'

export const infoCheck = reader(call, async (ctx, { inputParam, flag = '1' }) => {
  try {
    const drafts = readRows(inputParam)
    const facts = await factsOf(ctx, drafts, flag)
    const rows = await judgeRows(ctx, drafts, facts)
    if (facts.kind !== '3') await judgeLinks(ctx.db, rows)
    const funds = new Map(rows.flatMap(({ mother, child }) => [mother, child]).map((one) => [one.id, one]))
    const warning = expiryWarning([...funds.values()], businessDate(ctx.now))
    return warning === null
      ? { result: '1' as const, message: '' }
      : { result: '2' as const, message: warning[ctx.language].slice(0, 1000) }
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return { result: '0' as const, message: errorText(thrown.error, ctx.language, thrown.params) }
  }
})

/**
 * The kind of the application and the relation's existing first day, the only past day that is
 * accepted.
 */
async function factsOf(
  ctx: ReadContext,
  [first]: readonly ApplicationDraft[],
  flag: '1' | '2' | '3' | '4',
): Promise<{ readonly kind: ApplicationKind; readonly startedOn: string | null }> {
  if (flag !== '4') {
    const relation = flag === '2' && first !== undefined ? await liveRelation(ctx, first) : undefined
    return { kind: flag, startedOn: relation?.starts_on ?? null }
  }
  const id = first?.applicationId ?? refuse(relationErrors.paramUnreadable, { field: 'appid' })
  const edited = await ctx.db.one(
    applicationsOf(ctx.actor).select(['a.kind', 'a.terms']).where('a.id', '=', id),
  )
  return { kind: edited.kind, startedOn: edited.terms.startsOn }
}
