import { isOneOf, platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { raw, sql, writer } from '@iisp/server'
import { openingErrors } from '../../contract/errors.ts'
import { applicationFlow } from '../../contract/states.ts'
import { openingTopics } from '../../contract/topics.ts'
import { addUrging as call } from '../../contract/urging.ts'
import { trimmedUrge, urgeFaults } from '../../rules/urge-form.ts'
import { loadApplication } from '../load-application.ts'
import { statusName } from '../present.ts'

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
    raw(sql<{ id: string }>`
      WITH added AS (
        INSERT INTO opening.urging (application_id, institution_id, urged_on, contact_name, contact_phone,
          contact_email, remark, person, at)
        VALUES (${application.id}, ${application.institution_id}, ${today}, ${form.lxrmc}, ${form.lxrsj},
          ${form.lxryx}, ${form.bz}, ${ctx.actor.personId}, ${now})
        ON CONFLICT (application_id, urged_on) DO NOTHING RETURNING application_id
      )
      UPDATE opening.application SET urged_on = ${today}, urged_at = ${now}
      WHERE id = (SELECT application_id FROM added) RETURNING id`),
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
