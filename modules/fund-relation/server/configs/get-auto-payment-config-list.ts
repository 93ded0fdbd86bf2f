import type { Input } from '@iisp/contract'
import { type ReadContext, mentions, narrow, readPage, reader, sql } from '@iisp/server'
import { getAutoPaymentConfigList as call } from '../../contract/configs/config-calls.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { configsOf, waitingForPerson } from './config-cases.ts'
import { presentConfig, selectConfigs } from './present-config.ts'

type Context = Pick<ReadContext, 'db' | 'actor' | 'call' | 'language'>
export const getAutoPaymentConfigList = reader(call, (ctx, input) => configPage(ctx, input))

/** A part of the code and name of a fund. */
const ofFund = (fund: string) =>
  mentions(sql<string>`concat(${sql.ref(fund)} ->> 'code', ' ', ${sql.ref(fund)} ->> 'name')`)

/** One page of settings, presented for the caller. */
export async function configPage(ctx: Context, input: Input<typeof call>) {
  const found = narrow(configsOf(ctx.actor), input, {
    zjjdm: ofFund('r.child'),
    mjjdm: ofFund('r.mother'),
    status: 'c.status',
    open: (only) => (only ? waitingForPerson(ctx.actor) : undefined),
  })
  const answer = await readPage(ctx.db, input, found, { select: selectConfigs, present: (row) => row })
  const funds = await fundsNow(ctx, answer.list)
  return { ...answer, list: answer.list.map((row) => presentConfig(row, ctx.actor, funds)) }
}
