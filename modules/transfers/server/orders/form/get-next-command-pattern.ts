import { reader } from '@iisp/server'
import { getNextCommandPattern as call } from '../../../contract/orders/command.ts'
import { refuseOther } from '../../scope.ts'
import { settingsOf } from './settings-of.ts'

export const getNextCommandPattern = reader(call, async (ctx, input) => {
  refuseOther(ctx.actor, input.companyId)
  const { pattern } = await settingsOf(ctx.db, ctx.actor)
  return { ZLMS: pattern }
})
