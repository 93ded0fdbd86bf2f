import type { OwnLimit, PersonActor, WriteContext } from '@iisp/server'
import { refuseTaken, refuseBeyond, sql } from '@iisp/server'
import { staffChangeFlow } from '../../../contract/people/staff-change-states.ts'
import type { StaffChangeKind } from '../../../contract/people/staff-changes.ts'
import { staffErrors } from '../../../contract/people/staff-errors.ts'
import { identityTopics } from '../../../contract/topics.ts'
import { isOfInstitution } from '../../../rules/people/staff-changes.ts'
import { type StaffChangeTable, q } from '../../tables.ts'
import { tellProposed } from '../staff/tell-staff.ts'

/** Changes that a person proposes in 24 hours. */
const changeLimit: OwnLimit = {
  name: 'identity.staff-change',
  most: 100,
  error: staffErrors.staffChangeTooOften,
}
/** The columns of a proposal. */
export type Proposal = Pick<
  StaffChangeTable,
  | 'institution_id'
  | 'account_id'
  | 'person_id'
  | 'name'
  | 'account'
  | 'roles_before'
  | 'roles_after'
  | 'reason'
> & { readonly kind: StaffChangeKind; readonly phone: string | null; readonly phone_before: string | null }

/** Enters a proposed change and notifies the other administrators. Refused beyond the daily limit. */
export async function enterChange(ctx: WriteContext<PersonActor>, proposal: Proposal): Promise<void> {
  const { db, actor, now } = ctx
  await refuseBeyond(
    db,
    changeLimit,
    actor.personId,
    sql`SELECT FROM identity.staff_change
      WHERE proposed_by = ${actor.personId} AND proposed_at > ${now}::timestamptz - interval '1 day'`,
  )
  const id = await insert(ctx, proposal)
  const {
    institution_id: institutionId,
    kind,
    account,
    roles_before: from,
    roles_after: to,
    reason,
  } = proposal
  db.audit({
    institutionId,
    action: 'identity.staff-change-propose',
    object: `staff-change:${id}`,
    detail: { kind, account, roles: { from, to }, reason },
  })
  db.emit({ topic: identityTopics.staffChangeProposed, audience: [institutionId, '*'], payload: { id } })
  // The institution's own administrators do not decide on its closing.
  if (isOfInstitution(kind)) return
  await tellProposed(ctx, { id, institutionId, concerned: proposal.person_id, name: proposal.name })
}

/** Of two changes proposed at the same time, the unique indexes on pending ones admit one. */
async function insert({ db, actor, now }: WriteContext<PersonActor>, proposal: Proposal): Promise<string> {
  const { id } = await db
    .one(
      q
        .insertInto('identity.staff_change')
        .values({
          ...proposal,
          state: staffChangeFlow.codes.pending,
          proposed_by: actor.personId,
          proposed_account: actor.accountId,
          proposed_institution: actor.institutionId,
          proposed_name: actor.name,
          proposed_at: now,
        })
        .returning('id'),
    )
    .catch(refuseTaken(staffErrors.staffChangePending))
  return id
}
