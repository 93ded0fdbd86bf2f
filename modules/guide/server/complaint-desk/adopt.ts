import { refuse } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { raw, sql, writer } from '@iisp/server'
import { adopt as call } from '../../contract/complaint-desk.ts'
import { guideErrors } from '../../contract/errors.ts'
import { guideLimits } from '../../contract/limits.ts'
import { loadComplaint } from './load-complaint.ts'
import { guideTopics } from '../../contract/topics.ts'

export const adopt = writer(call, async ({ db, actor, now }, { id }) => {
  const complaint = await loadComplaint(db, actor, id)
  if (complaint.adopted_at !== null) refuse(guideErrors.alreadyAdopted)
  if (complaint.answered_at === null) refuse(guideErrors.answerFirst)
  const at = now.toISOString()
  await db.run(raw(sql`UPDATE guide.complaint SET adopted_at = ${at} WHERE id = ${id}`))
  // channel accounts collect no points
  const granted = await db.run(
    raw(sql`INSERT INTO guide.point (institution_id, account_id, code, object_id, name, points, day, at)
      SELECT ${complaint.institution_id}, ${complaint.account_id}, 'adopted', ${id}, ${complaint.menu_name},
        ${guideLimits.adoptionPoints}, ${businessDate(now)}::date, ${at}
      FROM identity.institution WHERE institution_id = ${complaint.institution_id} AND kind <> 'channel'`),
  )
  const points = granted === 0 ? 0 : guideLimits.adoptionPoints
  db.audit({
    institutionId: complaint.institution_id,
    action: 'guide.adopt-complaint',
    object: `complaint:${id}`,
    detail: { points },
  })
  db.emit({ topic: guideTopics.complaintsChanged, audience: ['*'], payload: { id } })
  return { result: 'success' as const, points, granted: granted === 0 ? ('0' as const) : ('1' as const) }
})
