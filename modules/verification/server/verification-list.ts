import { actionsOn, shownPerson } from '@iisp/contract'
import { countCap, countFound, reader, sql, timeText } from '@iisp/server'
import { verificationList as call } from '../contract/desk.ts'
import type { PersonRole } from '../contract/fields.ts'
import { verificationFlow } from '../contract/states.ts'
import { stageAt } from '../rules/stage.ts'
import { q, requests } from './tables.ts'
import { waitingFor } from './verifications.ts'

const decided = sql<boolean>`decided_at IS NOT NULL AND submitted_at IS NOT NULL`

export const verificationList = reader(call, async ({ db, now, language, actor }, input) => {
  const size = Math.min(Math.max(input.pageSize ?? 20, 1), 500)
  const isDecided = input.decided === true
  const which = isDecided ? decided : waitingFor(actor, sql`${now}`)
  const rows = await db.all(
    page(isDecided, input.cursor)
      .where(which)
      .limit(size + 1),
  )
  const total = await countFound(db, q.selectFrom('verification.request as r').where(which))
  const list = rows.slice(0, size)
  return {
    list: list.map((row) => ({
      id: row.id,
      institutionId: row.institution_id,
      institutionName: row.institution_name,
      verifiedSource: row.source,
      busiId: row.busi_id,
      stage: stageAt(row, now.getTime()),
      askedBy: shownPerson(row.person_name, row.real_name, language),
      role: row.role as PersonRole,
      name: row.name ?? '',
      idNumber: row.id_masked ?? '',
      challenge: row.challenge,
      submittedAt: row.submitted,
      reviewUntil: row.until,
      decidedBy: row.decided_name,
      decidedAt: row.decided,
      message: row.message,
      recording: row.recording_hash !== null,
      actions: actionsOn(verificationFlow, ['reviewer'], row.state, {
        persons: actor.persons,
        by: { ask: row.person_id },
      }),
    })),
    total: Math.min(total, countCap),
    totalCapped: total > countCap,
    pageNo: 1,
    pageSize: size,
    next: rows.length > size ? (list.at(-1)?.id ?? null) : null,
  }
})

/** The rows behind a cursor: open ones in the order of submission, decided ones with the newest first. */
function page(isDecided: boolean, cursor: string | undefined) {
  const column = isDecided ? 'decided_at' : 'submitted_at'
  const direction = isDecided ? 'desc' : 'asc'
  const behind = sql<boolean>`(${sql.ref(column)}, id) ${isDecided ? sql`<` : sql`>`}
    (SELECT ${sql.ref(column)}, id FROM verification.request WHERE id = ${cursor ?? ''})`
  return requests
    .$if(cursor !== undefined, (all) => all.where(behind))
    .select([
      timeText('submitted_at').as('submitted'),
      timeText('review_until').as('until'),
      timeText<string | null>('decided_at').as('decided'),
    ])
    .orderBy(column, direction)
    .orderBy('id', direction)
}
