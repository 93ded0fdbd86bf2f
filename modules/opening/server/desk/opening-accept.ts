import { writer } from '@iisp/server'
import { openingAccept as call } from '../../contract/desk.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingAccept = writer(call, async (ctx, input) => {
  const application = await loadVersion(ctx.db, ctx.actor, input)
  return moveApplication(ctx, application, { event: 'accept', who: 'custodian' })
})
