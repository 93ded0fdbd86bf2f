import { reader } from '@iisp/server'
import { selectAutoPaymentConfig as call } from '../../contract/configs/config-calls.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { configsOf } from './config-cases.ts'
import { presentConfig, selectConfigs } from './present-config.ts'

export const selectAutoPaymentConfig = reader(call, async (ctx, { id }) => {
  const row = await ctx.db.one(selectConfigs(configsOf(ctx.actor).where('c.id', '=', id)))
  return presentConfig(row, ctx.actor, await fundsNow(ctx, [row]))
})
