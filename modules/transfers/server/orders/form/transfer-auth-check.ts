import { reader } from '@iisp/server'
import { transferAuthCheck as call } from '../../../contract/orders/command.ts'
import { settingsOf } from './settings-of.ts'

export const transferAuthCheck = reader(call, async (ctx) => {
  const { authorisedPayeesOnly } = await settingsOf(ctx.db, ctx.actor)
  return authorisedPayeesOnly ? 1 : 0
})
