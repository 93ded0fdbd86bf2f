import {
  type Generated,
  type InferResult,
  type Moment,
  type MomentOrNull,
  type Reader,
  type Updateable,
  queryBuilder,
  sql,
} from '@iisp/server'
import type { FailureCode, PersonRole, VerifiedSource } from '../contract/fields.ts'
import type { VerificationState } from '../contract/states.ts'

interface RequestTable {
  id: string
  institution_id: string
  institution_name: string
  person_id: string
  person_name: string
  real_name: string | null
  session_hash: string
  source: VerifiedSource
  busi_id: string
  state: VerificationState
  challenge: string
  created_at: Moment
  expires_at: Moment
  wrong_identities: Generated<number>
  token_hash: Generated<string | null>
  role: Generated<PersonRole | null>
  name: Generated<string | null>
  id_hash: Generated<string | null>
  id_masked: Generated<string | null>
  submitted_at: MomentOrNull
  review_until: MomentOrNull
  recording_hash: Generated<string | null>
  recording_key: Generated<Buffer | null>
  recording_type: Generated<string | null>
  recording_size: Generated<number | null>
  failure_code: Generated<FailureCode | null>
  message: Generated<string>
  decided_by: Generated<string | null>
  decided_name: Generated<string | null>
  decided_at: MomentOrNull
  use_until: MomentOrNull
  used_at: MomentOrNull
}
interface RegisteredPersonTable {
  id: Generated<string>
  institution_id: string
  role: PersonRole
  name: string
  id_hash: string
  id_masked: string
  registered_by: string
  registered_at: Moment
  removed_at: MomentOrNull
}
interface Tables {
  'verification.request': RequestTable
  'verification.registered_person': RegisteredPersonTable
  'verification.callback_nonce': { nonce: string; at: Moment }
  /** The columns of module identity's view that are read here. */
  'identity.reach': { institution_id: string }
}
export const q = queryBuilder<Tables>()
export type RequestChanges = Updateable<RequestTable>

const milliseconds = <T extends number | null>(column: string) =>
  sql<T>`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`

/** Verifications, with the times that decide on their stage in milliseconds. */
export const requests = q
  .selectFrom('verification.request as r')
  .selectAll('r')
  .select([
    milliseconds<number>('expires_at').as('expiresAt'),
    milliseconds<number | null>('review_until').as('reviewUntil'),
    milliseconds<number | null>('use_until').as('useUntil'),
    sql<boolean>`used_at IS NOT NULL`.as('used'),
  ])
export type RequestRow = InferResult<typeof requests>[number]

export const findRequest = (db: Reader, id: string): Promise<RequestRow> =>
  db.one(requests.where('id', '=', id))

/** The persons whom an institution has registered. */
export const registered = (institutionId: string) =>
  q
    .selectFrom('verification.registered_person')
    .where('institution_id', '=', institutionId)
    .where('removed_at', 'is', null)
