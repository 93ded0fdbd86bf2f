import { businessDate } from '@iisp/contract/date'
import { raw, reader, sql } from '@iisp/server'
import { queryUrging as call } from '../../contract/urging.ts'
import { secondsOf } from '../present.ts'

interface Row {
  readonly project_no: string
  readonly business_date: string
  readonly product_no: string
  readonly urged_on: string
  readonly contact_name: string
  readonly at: string
  readonly open: boolean
}

export const queryUrging = reader(call, async (ctx, { xmbh, ywrq, cpdm }) => {
  const rows = await ctx.db.all(
    raw(sql<Row>`SELECT a.project_no, a.business_date, a.product_no, u.urged_on, u.contact_name, u.at,
        a.urged_at IS NOT NULL AND a.urged_on = u.urged_on AS open
      FROM opening.urging u JOIN opening.application a ON a.id = u.application_id
      WHERE u.institution_id = ${ctx.actor.institutionId}
        AND (${xmbh ?? null}::text IS NULL OR a.project_no = ${xmbh ?? null})
        AND (${ywrq ?? null}::date IS NULL OR a.business_date = ${ywrq ?? null}::date)
        AND (${cpdm ?? null}::text IS NULL OR a.product_no = ${cpdm ?? null})
      ORDER BY u.at DESC, u.id DESC LIMIT 500`),
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
