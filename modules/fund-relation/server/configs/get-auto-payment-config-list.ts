import type { Input } from '@iisp/contract'
import { type ReadContext, containing, readPage, reader, sql } from '@iisp/server'
import { getAutoPaymentConfigList as call } from '../../contract/configs/config-calls.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { configsOf, waitingForPerson } from './config-cases.ts'
import { presentConfig, selectConfigs } from './present-config.ts'

type Context = Pick<ReadContext, 'db' | 'actor' | 'call' | 'language'>
export const getAutoPaymentConfigList = reader(call, (ctx, input) => configPage(ctx, input))

/** One page of settings, presented for the caller. */
export async function configPage(ctx: Context, input: Input<typeof call>) {
  let found = configsOf(ctx.actor)
  for (const [fund, typed] of [
    ['r.child', input.zjjdm],
    ['r.mother', input.mjjdm],
  ] as const) {
    const part = typed?.trim() ?? ''
    if (part !== '')
      found = found.where(
        sql<boolean>`concat(${sql.ref(fund)} ->> 'code', ' ', ${sql.ref(fund)} ->> 'name') ILIKE ${containing(part)}`,
      )
  }
  if (input.status !== undefined) found = found.where('c.status', '=', input.status)
  if (input.open === true) found = found.where(waitingForPerson(ctx.actor))
  const answer = await readPage(ctx.db, input, found, { select: selectConfigs, present: (row) => row })
  const funds = await fundsNow(ctx, answer.list)
  return { ...answer, list: answer.list.map((row) => presentConfig(row, ctx.actor, funds)) }
}
