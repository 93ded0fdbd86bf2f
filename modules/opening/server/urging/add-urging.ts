import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { writer } from '@iisp/server'
import { openingErrors } from '../../contract/errors.ts'
import { applicationFlow } from '../../contract/states.ts'
import { openingTopics } from '../../contract/topics.ts'
import { addUrging as call } from '../../contract/urging.ts'
import { trimmedUrge, urgeFaults } from '../../rules/urge-form.ts'
import { loadApplication } from '../load-application.ts'
import { statusName } from '../present.ts'
import { q } from '../tables.ts'

export const addUrging = writer(call, async (ctx, input) => {
  const typed = { ...input, bz: input.bz ?? '' }
  const [fault] = urgeFaults(typed)
  if (fault !== undefined) refuse(openingErrors.formInvalid, { why: fault[ctx.language] })
  const form = trimmedUrge(typed)
  const application = await loadApplication(ctx.db, ctx.actor, input.xmbh)
  // an urging identifies the row that the person saw
  if (application.business_date !== input.ywrq || application.product_no !== input.cpdm) {
    refuse(platformErrors.notFound)
  }
  if (!isOneOf(applicationFlow.sets.underWay, application.status)) {
    refuse(openingErrors.notMovable, { state: statusName(application.status, ctx.language) })
  }
  const today = businessDate(ctx.now)
  const now = ctx.now.toISOString()
  const urged = await ctx.db.maybe(
    q
      .with('added', (cte) =>
        cte
          .insertInto('opening.urging')
          .values({
            application_id: application.id,
            institution_id: application.institution_id,
            urged_on: today,
            contact_name: form.lxrmc,
            contact_phone: form.lxrsj,
            contact_email: form.lxryx,
            remark: form.bz,
            person: ctx.actor.personId,
            at: now,
          })
          .onConflict((conflict) => conflict.columns(['application_id', 'urged_on']).doNothing())
          .returning('application_id'),
      )
      .updateTable('opening.application')
      .set({ urged_on: today, urged_at: now })
      .where('id', '=', (eb) => eb.selectFrom('added').select('application_id'))
      .returning('id'),
  )
  if (urged === undefined) refuse(openingErrors.urgedToday)
  const { id, institution_id, project_no: xmbh } = application
  ctx.db.audit({
    institutionId: institution_id,
    action: 'opening.urge',
    object: `application:${xmbh}`,
    detail: { contact: form.lxrmc },
  })
  const event = 'urge'
  ctx.db.emit({
    topic: openingTopics.applicationChanged,
    audience: [institution_id, '*'],
    payload: { xmbh, event },
  })
  ctx.db.emit({ topic: openingTopics.news, audience: [], payload: { id, event } })
  return { result: 'success' as const, cuibanFlag: '1' as const }
})
