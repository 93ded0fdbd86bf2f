import { businessDate } from '@iisp/contract/date'
import { reader, sql } from '@iisp/server'
import { queryUrging as call } from '../../contract/urging.ts'
import { secondsOf } from '../present.ts'
import { q } from '../tables.ts'

const isOpen = sql<boolean>`a.urged_at IS NOT NULL AND a.urged_on = u.urged_on`

export const queryUrging = reader(call, async (ctx, { xmbh, ywrq, cpdm }) => {
  let found = q
    .selectFrom('opening.urging as u')
    .innerJoin('opening.application as a', 'a.id', 'u.application_id')
    .where('u.institution_id', '=', ctx.actor.institutionId)
  if (xmbh !== undefined) found = found.where('a.project_no', '=', xmbh)
  if (ywrq !== undefined) found = found.where('a.business_date', '=', ywrq)
  if (cpdm !== undefined) found = found.where('a.product_no', '=', cpdm)
  const rows = await ctx.db.all(
    found
      .select(['a.project_no', 'a.business_date', 'a.product_no', 'u.urged_on', 'u.contact_name', 'u.at'])
      .select(isOpen.as('open'))
      .orderBy('u.at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(500),
  )
  const today = businessDate(ctx.now)
  return rows.map((row) => ({
    xmbh: row.project_no,
    ywrq: row.business_date,
    cpdm: row.product_no,
    cuibanFlag: row.urged_on === today ? ('1' as const) : ('0' as const),
    status: row.open ? ('1' as const) : ('2' as const),
    lxrmc: row.contact_name,
    time: secondsOf(row.at),
  }))
})
