import { writer } from '@iisp/server'
import { openingCourier as call } from '../../contract/desk.ts'
import { courierCompanyFault, courierFault } from '../../rules/application-form.ts'
import { missing, refuseFault } from './desk-checks.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication } from '../move-application.ts'

export const openingCourier = writer(call, async (ctx, input) => {
  refuseFault(
    ctx.language,
    missing(input.kddh, '请填写快递单号', 'Please enter the courier number'),
    courierFault(input.kddh),
    courierCompanyFault(input.kddh, input.kdgs),
  )
  const application = await loadVersion(ctx.db, ctx.actor, input)
  const changes = {
    courier_no: input.kddh.trim(),
    courier_company: input.kdgs.trim(),
    // sending documents does not settle an urging
    urged_at: application.urged_at,
  }
  return moveApplication(ctx, application, { event: 'courier', who: 'custodian', changes })
})
