import { writer } from '@iisp/server'
import { openingRegister as call } from '../../contract/desk.ts'
import { accountFault } from '../../rules/application-form.ts'
import { missing, refuseFault } from './desk-checks.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingRegister = writer(call, async (ctx, input) => {
  refuseFault(
    ctx.language,
    missing(input.zh, '请输入证券账号', 'Please enter the securities account'),
    accountFault(input.zh),
  )
  const application = await loadVersion(ctx.db, ctx.actor, input)
  const changes = { account_no: input.zh.trim() }
  return moveApplication(ctx, application, { event: 'register', who: 'custodian', changes })
})
