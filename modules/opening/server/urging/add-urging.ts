import { platformErrors, refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { raw, sql, writer } from '@iisp/server'
import { openingErrors } from '../../contract/errors.ts'
import { deskStatuses } from '../../contract/states.ts'
import { addUrging as call } from '../../contract/urging.ts'
import { trimmedUrge, urgeFaults } from '../../rules/urge-form.ts'
import { loadApplication } from '../load-application.ts'
import { tellChange } from '../move-application.ts'
import { tellNews } from '../news.ts'
import { statusName } from '../present.ts'

export const addUrging = writer(call, async (ctx, input) => {
  const typed = { ...input, bz: input.bz ?? '' }
  const [fault] = urgeFaults(typed)
  if (fault !== undefined) refuse(openingErrors.formInvalid, { why: fault[ctx.language] })
  const form = trimmedUrge(typed)
  const application = await loadApplication(ctx.db, ctx.actor, input.xmbh)
  // an urging names the row that the person saw
  if (application.business_date !== input.ywrq || application.product_no !== input.cpdm) {
    refuse(platformErrors.notFound)
  }
  if (!deskStatuses.includes(application.status)) {
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
  tellChange(ctx.db, application, 'urge', { contact: form.lxrmc })
  tellNews(ctx.db, application, 'urge')
  return { result: 'success' as const, cuibanFlag: '1' as const }
})
