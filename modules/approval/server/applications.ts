import { Refusal, platformErrors } from '@iisp/contract'
import { businessDate } from '@iisp/contract/date'
import {
  type ApprovalGate,
  type PersonActor,
  type Reader,
  type SupervisedAct,
  anyOf,
  moveCase,
  stateLiteral,
} from '@iisp/server'
import { approvalFlow } from '../contract/states.ts'
import { type Application, authorityOf } from '../rules/authority.ts'
import { approvals } from './approvals.ts'
import { q } from './tables.ts'

const approved = stateLiteral(approvalFlow.codes.approved)

/** The act that an application is for. With an empty `object` it covers the first act of its kind. */
export type Wanted = Pick<SupervisedAct, 'kind' | 'object'>

/** The applications of the real person at the manager acted for. */
const ownOf = ({ personId, institutionId }: PersonActor) =>
  q
    .selectFrom('approval.application')
    .where('person_id', '=', personId)
    .where('institution_id', '=', institutionId)

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
    ownOf(actor)
      .where('busi_type', '=', kind)
      .where('object', 'in', ['', object])
      .select(['state', 'business_date as date'])
      .orderBy('business_date', 'desc')
      .orderBy((eb) => eb('state', '=', approved), 'desc')
      .orderBy('id', 'desc')
      .limit(1),
  )) ?? null

const refuseUnapproved = (): never => {
  throw new Refusal(platformErrors.approvalNeeded)
}

/** The kernel's check before a supervised call runs. */
export const approvalGate: ApprovalGate = {
  async check(db, person, act) {
    const code = authorityOf(await newestOf(db, person, act), businessDate(act.now))
    if (code !== '0000') refuseUnapproved()
  },
  async opensPage(db, person, kinds, now) {
    const found = await db.maybe(
      ownOf(person)
        .where('busi_type', '=', anyOf([...kinds]))
        .where('object', '=', '')
        .where('business_date', '=', businessDate(now))
        .where('state', 'in', approvalFlow.sets.granted)
        .limit(1),
    )
    return found !== undefined
  },
  // locks what it finds: of two writes at the same time the second finds it used
  async use(db, person, { kind, object, call, now }) {
    const found = await db.maybe(
      ownOf(person)
        .where('busi_type', '=', kind)
        .where('object', 'in', ['', object])
        .where('business_date', '=', businessDate(now))
        .where('state', '=', approved)
        .select(['id', 'institution_id', 'state', 'person_id', 'business_date'])
        .orderBy('object', 'desc')
        .orderBy('id')
        .limit(1)
        .forUpdate(),
    )
    if (found === undefined) return refuseUnapproved()
    await moveCase({ db, now, actor: person, language: 'zh' }, approvals, found, 'use', {
      who: 'applicant',
      changes: { used_at: now, used_call: call },
      detail: { call, busiType: kind, object },
    })
  },
}
