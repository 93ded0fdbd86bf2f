import { refuse } from '@iisp/contract'
import { findMismatch } from '@iisp/contract/check'
import { type WriteContext, beginCase, moveCase, takeLock, writer } from '@iisp/server'
import { setAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { configFlow } from '../../contract/configs/config-states.ts'
import { type ConfigPayload, configPayload } from '../../contract/configs/config.ts'
import { relationErrors } from '../../contract/errors.ts'
import { configFault, settingsOf } from '../../rules/configs/config-faults.ts'
import { parsed } from '../applications/read-rows.ts'
import { feeFrequencies } from '../funds/fund-terms.ts'
import { q } from '../tables.ts'
import { configCases, configToDecide } from './config-cases.ts'
import { judgeConfig } from './judge-config.ts'

export const setAutoPaymentConfig = writer(call, async (ctx, { flag, inputParam }) => {
  const given = typeof inputParam === 'string' ? parsed(inputParam) : inputParam
  const miss = findMismatch(configPayload, given)
  if (miss !== null) refuse(relationErrors.paramUnreadable, { field: miss })
  const entered = given as ConfigPayload
  if (String(flag) === '1') return add(ctx, entered)
  const id = entered.id || refuse(relationErrors.paramUnreadable, { field: 'id' })
  const action = String(flag) === '3' ? 'askDelete' : 'modify'
  const { row: config, way } = await configToDecide(ctx, { id, action })
  if (action === 'askDelete') {
    const moved = await moveCase(ctx, configCases, config, way.event, {
      who: way.who,
      changes: recordedBy(ctx),
    })
    return { id, status: moved.to }
  }
  const pair = { childCode: config.child.code, motherCode: config.mother.code }
  const { settings } = await checked(ctx, pair, entered, id)
  const moved = await moveCase(ctx, configCases, config, way.event, {
    who: way.who,
    changes: { ...recordedBy(ctx), settings },
    detail: { settings },
  })
  return { id, status: moved.to }
})

async function add(ctx: WriteContext, entered: ConfigPayload) {
  const pair = { childCode: entered.zjjdm ?? '', motherCode: entered.mjjdm ?? '' }
  await takeLock(ctx.db, `fund-relation.config ${pair.childCode} ${pair.motherCode}`)
  const { settings, relation } = await checked(ctx, pair, entered, null)
  const { institutionId } = relation.mother
  const stored = await ctx.db.one(
    q
      .insertInto('fund_relation.config')
      .values({
        institution_id: ctx.actor.institutionId,
        partner_id: institutionId === ctx.actor.institutionId ? null : institutionId,
        relation_id: relation.id,
        settings,
        in_force: null,
        status: configFlow.codes.toReview,
        ...recordedBy(ctx),
      })
      .returningAll(),
  )
  await beginCase(ctx, configCases, stored, 'enter', { who: 'recorder', detail: { ...pair, settings } })
  return { id: stored.id, status: stored.status }
}

const recordedBy = ({ actor, now }: WriteContext) => ({
  entered_by: actor.personId,
  entered_name: actor.name,
  entered_at: now,
  reviewed_by: null,
  reviewed_name: '',
  reviewed_at: null,
  reason: '',
})

/** The settings without a fault, with their relation. */
async function checked(
  ctx: WriteContext,
  pair: { readonly childCode: string; readonly motherCode: string },
  entered: ConfigPayload,
  exceptConfig: string | null,
) {
  const judged = await judgeConfig(ctx, pair, exceptConfig)
  if (judged === null) return refuse(relationErrors.configUnavailable)
  const frequencies = await feeFrequencies(ctx, judged.relation.child_id)
  const fault = configFault(entered, frequencies)
  if (fault !== null) refuse(fault.error, { field: fault.field, what: fault.what?.[ctx.language] ?? '' })
  const isKnown = judged.accounts.some(
    ({ fundAccount, tradingAccount }) => fundAccount === entered.zjjzh && tradingAccount === entered.zjyzh,
  )
  if (!isKnown) return refuse(relationErrors.accountUnknown, { field: 'zjjzh' })
  return { settings: settingsOf(entered, frequencies), relation: judged.relation }
}
