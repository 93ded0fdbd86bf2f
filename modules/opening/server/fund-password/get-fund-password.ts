import { platformErrors, refuse } from '@iisp/contract'
import { getStepUp } from '@iisp/identity/contract'
import { type PersonActor, type WriteContext, countRows, takeLock, writer } from '@iisp/server'
import { openingLimits } from '../../contract/codes.ts'
import { openingErrors } from '../../contract/errors.ts'
import { getFundPassword as call } from '../../contract/fund-password.ts'
import { mayReveal } from '../../rules/fund-password.ts'
import { openFundPassword } from './fund-password-seal.ts'
import { loadApplication } from '../load-application.ts'
import { q } from '../tables.ts'

export const getFundPassword = (key: Uint8Array) =>
  writer(call, async (ctx, input) => {
    if (input.account !== ctx.actor.account) refuse(platformErrors.notFound)
    const application = await loadApplication(ctx.db, ctx.actor, input.xmbh)
    if (!mayReveal(ctx.actor, application.submitted_by)) {
      refuse(openingErrors.passwordNotYours, { id: application.submitted_account })
    }
    if (application.fund_password === '') return { password: '' }
    const { validSeconds } = await ctx.call(getStepUp, {})
    if (validSeconds === 0) refuse(openingErrors.stepUpNeeded)
    await countReveal(ctx)
    await ctx.db.run(
      q.insertInto('opening.password_reveal').values({
        application_id: application.id,
        institution_id: application.institution_id,
        person: ctx.actor.personId,
        at: ctx.now.toISOString(),
      }),
    )
    ctx.db.audit({
      institutionId: application.institution_id,
      action: 'opening.reveal-fund-password',
      object: `application:${application.project_no}`,
    })
    return { password: openFundPassword(key, application.project_no, application.fund_password) }
  })

/** Counts under a lock on the person, so that simultaneous requests cannot exceed the limit. */
async function countReveal({ db, actor, now }: WriteContext<PersonActor>): Promise<void> {
  await takeLock(db, `opening.reveal ${actor.personId}`)
  const since = new Date(now.getTime() - 3_600_000).toISOString()
  const { shown } = await db.one(
    q
      .selectFrom('opening.password_reveal')
      .where('person', '=', actor.personId)
      .where('at', '>', since)
      .select(countRows.as('shown')),
  )
  if (shown >= openingLimits.revealsPerHour) refuse(openingErrors.revealedTooOften)
}
