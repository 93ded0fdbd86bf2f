import { Refusal, platformErrors } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import { type ApprovalGate, type PersonActor, type Reader, type SupervisedAct, raw, sql } from '@iisp/server'
import { type Application, authorityOf } from '../rules/authority.ts'

/** What an application is for; `object` '' is for whatever act of the kind comes first. */
export type Wanted = Pick<SupervisedAct, 'kind' | 'object'>

/**
 * The application that decides for the real person at the manager acted for: the newest of the last day, or one of
 * that day that is approved and not yet used.
 */
export const newestOf = async (
  db: Reader,
  actor: PersonActor,
  { kind, object }: Wanted,
): Promise<Application | null> =>
  (await db.maybe(
    raw(sql<Application>`SELECT state, business_date AS date FROM approval.application
      WHERE person_id = ${actor.personId} AND institution_id = ${actor.institutionId} AND busi_type = ${kind}
        AND object IN ('', ${object})
      ORDER BY business_date DESC, (state = 'approved') DESC, id DESC LIMIT 1`),
  )) ?? null

const refuseUnapproved = (): never => {
  throw new Refusal(platformErrors.approvalNeeded)
}

/** What the kernel asks before a supervised call runs. */
export const approvalGate: ApprovalGate = {
  async check(db, person, act) {
    const code = authorityOf(await newestOf(db, person, act), businessDate(act.now))
    if (code !== '0000') refuseUnapproved()
  },
  async opensPage(db, person, kinds, now) {
    const found = await db.maybe(
      raw(sql`SELECT FROM approval.application
        WHERE person_id = ${person.personId} AND institution_id = ${person.institutionId}
          AND busi_type = ANY(${[...kinds]}::text[]) AND object = '' AND business_date = ${businessDate(now)}::date
          AND state IN ('approved', 'used') LIMIT 1`),
    )
    return found !== undefined
  },
  // one statement finds and uses it: of two writes at the same time one gets it
  async use(db, person, { kind, object, call, now }) {
    const used = await db.maybe(
      raw(sql<{
        id: string
      }>`UPDATE approval.application SET state = 'used', used_at = ${now}, used_call = ${call}
        WHERE state = 'approved' AND id = (SELECT id FROM approval.application
          WHERE person_id = ${person.personId} AND institution_id = ${person.institutionId} AND busi_type = ${kind}
            AND object IN ('', ${object}) AND business_date = ${businessDate(now)}::date AND state = 'approved'
          ORDER BY object DESC, id LIMIT 1 FOR UPDATE)
        RETURNING id`),
    )
    if (used === undefined) return refuseUnapproved()
    db.audit({
      institutionId: person.institutionId,
      action: 'approval.use',
      object: `application:${used.id}`,
      detail: { call, busiType: kind, object },
    })
  },
}
