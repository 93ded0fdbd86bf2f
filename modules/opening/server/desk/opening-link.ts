import { writer } from '@iisp/server'
import { openingLink as call } from '../../contract/desk.ts'
import { accountFault, passwordFault } from '../../rules/application-form.ts'
import { missing, refuseFault, tooLong } from './desk-checks.ts'
import { sealFundPassword } from '../fund-password/fund-password-seal.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingLink = (key: Uint8Array) =>
  writer(call, async (ctx, input) => {
    refuseFault(
      ctx.language,
      missing(input.zhh, '请输入托管账户', 'Please enter the custody account'),
      accountFault(input.zhh),
      missing(input.khyh, '请输入开户行', 'Please enter the opening bank'),
      tooLong(input.khyh, 200, '开户行不能超过200个字符', 'The bank may have 200 characters'),
      passwordFault(input.zjmm),
    )
    const application = await loadVersion(ctx.db, ctx.actor, input)
    const password = input.zjmm
      ? { fund_password: sealFundPassword(key, application.project_no, input.zjmm) }
      : {}
    const changes = { custody_account_no: input.zhh.trim(), opening_bank: input.khyh.trim(), ...password }
    return moveApplication(ctx, application, { event: 'link', who: 'custodian', changes })
  })
