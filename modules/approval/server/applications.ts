import { Refusal, platformErrors } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import {
  type ApprovalGate,
  type PersonActor,
  type Reader,
  type SupervisedAct,
  moveCase,
  raw,
  sql,
  stateList,
  stateLiteral,
} from '@iisp/server'
import { type StoredApproval, approvalFlow } from '../contract/states.ts'
import { type Application, authorityOf } from '../rules/authority.ts'
import { approvals } from './approvals.ts'

const approved = stateLiteral(approvalFlow.codes.approved)

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
      ORDER BY business_date DESC, (state = ${approved}) DESC, id DESC LIMIT 1`),
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
          AND state IN ${stateList(approvalFlow.sets.granted)} LIMIT 1`),
    )
    return found !== undefined
  },
  // locks what it finds: of two writes at the same time the second finds it used
  async use(db, person, { kind, object, call, now }) {
    const found = await db.maybe(
      raw(sql<{ id: string; institution_id: string; state: StoredApproval }>`
        SELECT id, institution_id, state FROM approval.application
        WHERE person_id = ${person.personId} AND institution_id = ${person.institutionId} AND busi_type = ${kind}
          AND object IN ('', ${object}) AND business_date = ${businessDate(now)}::date AND state = ${approved}
        ORDER BY object DESC, id LIMIT 1 FOR UPDATE`),
    )
    if (found === undefined) return refuseUnapproved()
    await moveCase({ db, now, actor: person, language: 'zh' }, approvals, found, 'use', {
      who: 'applicant',
      changes: { used_at: now, used_call: call },
      detail: { call, busiType: kind, object },
    })
  },
}
