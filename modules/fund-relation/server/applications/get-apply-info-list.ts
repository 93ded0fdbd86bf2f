import { type Input, actionsOn } from '@iisp/contract'
import { type ReadContext, narrow, readPage, reader, sql, timeText, waitsFor } from '@iisp/server'
import { applicationFlow } from '../../contract/applications/application-states.ts'
import { getApplyInfoList as call } from '../../contract/applications/application-list.ts'
import type { ApplicationRow } from '../../contract/applications/application-row.ts'
import { progressOf, sidesOf } from '../../rules/applications/application-actions.ts'
import { flag } from '../../rules/flag.ts'
import { fundsNow } from '../funds/funds-now.ts'
import { fundFilters } from '../link-filters.ts'
import { presentLink } from '../present-link.ts'
import { applicationCases, applicationsOf } from './application-cases.ts'

type Context = Pick<ReadContext, 'db' | 'actor' | 'call' | 'language'>

export const getApplyInfoList = reader(call, (ctx, input) => applicationPage(ctx, input))

/** Waits for this person: for consent, at the desk for a decision, returned to the applicant. */
export function waitingFor(actor: Pick<ReadContext['actor'], 'institutionId' | 'persons' | 'roles'>) {
  const { institutionId, persons, roles } = actor
  const waits = (institution_id: string, partner_id: string | null) =>
    waitsFor(applicationCases, 'a', persons, sidesOf({ institution_id, partner_id }, actor))
  if (roles.includes('ta-operator')) return waits('', null)
  return sql<boolean>`(a.institution_id = ${institutionId} AND ${waits(institutionId, null)}
    OR a.partner_id = ${institutionId} AND ${waits('', institutionId)})`
}

/** One page of applications, presented for the caller. */
export async function applicationPage(ctx: Context, input: Input<typeof call>) {
  const found = narrow(applicationsOf(ctx.actor), input, {
    ...fundFilters('a'),
    sqzt: 'a.status',
    sqlx: 'a.kind',
    startDate: (day) => sql<boolean>`a.submitted_at >= ${day}::date`,
    endDate: (day) => sql<boolean>`a.submitted_at < ${day}::date + 1`,
    open: (only) => (only ? waitingFor(ctx.actor) : undefined),
  })
  const answer = await readPage(ctx.db, input, found, {
    select: (all) =>
      all
        .selectAll('a')
        .select([
          timeText('a.submitted_at').as('sentAt'),
          timeText<string | null>('a.decided_at').as('decidedAt'),
        ])
        .orderBy('a.id', 'desc'),
    present: (row) => row,
  })
  const { scope } = ctx.actor
  const reading = { scope, funds: await fundsNow(ctx, answer.list) }
  const list = answer.list.map((row): ApplicationRow => ({
    SQID: row.id,
    SQZT: row.status,
    SQJD: progressOf(row.status, row.partner_id !== null, ctx.language),
    SQLX: row.kind,
    ...presentLink(row, reading),
    // Module files does not open a file for another institution.
    WJID: scope === '*' || scope === row.institution_id ? (row.file_id ?? '') : '',
    WJMC: row.file_name,
    SQRSJH: row.applicant_phone,
    SJHM: row.contact_phone,
    SFFSDX: flag(row.sends_sms),
    SQR: row.submitted_name,
    SQSJ: row.sentAt,
    CLR: row.decided_name,
    CLSJ: row.decidedAt,
    CLYY: row.reason,
    SCQSSZ: flag(row.delete_config),
    version: row.version,
    actions: actionsOn(applicationFlow, sidesOf(row, ctx.actor), row.status, ctx.actor),
  }))
  return { ...answer, list }
}
