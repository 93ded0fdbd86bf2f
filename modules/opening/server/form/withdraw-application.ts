import { writer } from '@iisp/server'
import { withdrawApplication as call } from '../../contract/form.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const withdrawApplication = writer(call, async (ctx, input) => {
  const application = await loadVersion(ctx.db, ctx.actor, input)
  return moveApplication(ctx, application, { event: 'withdraw', who: 'operator' })
})
