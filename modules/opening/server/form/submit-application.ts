import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type PersonActor, type WriteContext, sql, stateList, takeLock, writer } from '@iisp/server'
import { useVerification } from '@iisp/verification/contract'
import { submitApplication as call } from '../../contract/form.ts'
import { openingErrors } from '../../contract/errors.ts'
import { applicationFlow } from '../../contract/states.ts'
import { submittingFaults } from '../../rules/application-form.ts'
import { filesOf } from '../files/files-of.ts'
import { loadVersion } from '../load-application.ts'
import { moveApplication, reachedBy } from '../move-application.ts'
import { usableProduct } from './save-application.ts'
import { type Application, q } from '../tables.ts'

export const submitApplication = writer(call, async (ctx, input) => {
  const application = await loadVersion(ctx.db, ctx.actor, input)
  const submit = { event: 'submit', who: 'operator' } as const
  reachedBy(ctx, application, submit)
  await refuseIncomplete(ctx, application)
  await refuseSecond(ctx, application)
  // the administrator or legal representative opens an account in person
  if (application.kind === '1') await ctx.call(useVerification, { verifiedSource: '2', busiId: input.xmbh })
  const changes = {
    submitted_by: ctx.actor.accountId,
    submitted_account: ctx.actor.account,
    submitted_at: ctx.now.toISOString(),
    business_date: businessDate(ctx.now),
    reason: '',
  }
  return moveApplication(ctx, application, { ...submit, changes })
})

async function refuseIncomplete(ctx: WriteContext<PersonActor>, application: Application): Promise<void> {
  await usableProduct(ctx, application.product_id)
  const files = await filesOf(ctx.db, application.id)
  const [fault] = submittingFaults({
    kind: application.kind,
    productId: application.product_id,
    brokerId: application.broker_id,
    zhlx: application.link_type,
    zh: application.account_no,
    lxrmc: application.contact_name,
    lxrsj: application.contact_phone,
    lxryx: application.contact_email,
    dkglbz: application.message,
    kddh: application.courier_no,
    kdgs: application.courier_company,
    files: files.map((file) => ({ wdlx: file.fileType })),
  })
  if (fault !== undefined) refuse(openingErrors.formInvalid, { why: fault[ctx.language] })
}

/** Refuses if another application for the same account is in progress. The lock serialises simultaneous submissions. */
async function refuseSecond(ctx: WriteContext<PersonActor>, application: Application): Promise<void> {
  const subject = [application.product_id, application.broker_id, application.kind].join(' ')
  await takeLock(ctx.db, `opening.submit ${subject}`)
  const other = await ctx.db.maybe(
    q
      .selectFrom('opening.application')
      .where('product_id', '=', application.product_id)
      .where('broker_id', '=', application.broker_id)
      .where('kind', '=', application.kind)
      .where('link_type', '=', application.link_type)
      .where('account_no', '=', application.account_no)
      .where(sql<boolean>`status IN ${stateList(applicationFlow.sets.underWay)}`)
      .where('institution_id', '=', application.institution_id)
      .select('project_no')
      .limit(1),
  )
  if (other !== undefined) refuse(openingErrors.inProgress, { xmbh: other.project_no })
}
