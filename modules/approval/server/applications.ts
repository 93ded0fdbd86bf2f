import { Refusal, platformErrors } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type ApprovalGate, type PersonActor, type Reader, raw, sql } from '@iisp/server'
import { type Application, authorityOf } from '../rules/authority.ts'

/** The newest application of the real person for this kind at the manager acted for. */
export const newestOf = async (
  db: Reader,
  actor: PersonActor,
  busiType: string,
): Promise<Application | null> =>
  (await db.maybe(
    raw(sql<Application>`SELECT state, business_date AS date FROM approval.application
      WHERE person_id = ${actor.personId} AND institution_id = ${actor.institutionId} AND busi_type = ${busiType}
      ORDER BY id DESC LIMIT 1`),
  )) ?? null

const refuseUnapproved = (): never => {
  throw new Refusal(platformErrors.approvalNeeded)
}

/** What the kernel asks before a supervised call runs. */
export const approvalGate: ApprovalGate = {
  async check(db, person, busiType, now) {
    const code = authorityOf(await newestOf(db, person, busiType), businessDate(now))
    if (code !== '0000') refuseUnapproved()
  },
  // one statement finds and uses it: of two writes at the same time one gets it
  async use(db, person, busiType, now, call) {
    const used = await db.maybe(
      raw(sql<{
        id: string
      }>`UPDATE approval.application SET state = 'used', used_at = ${now}, used_call = ${call}
        WHERE person_id = ${person.personId} AND institution_id = ${person.institutionId}
          AND busi_type = ${busiType} AND business_date = ${businessDate(now)}::date AND state = 'approved'
        RETURNING id`),
    )
    if (used === undefined) return refuseUnapproved()
    db.audit({
      institutionId: person.institutionId,
      action: 'approval.use',
      object: `application:${used.id}`,
      detail: { call, busiType },
    })
  },
}
