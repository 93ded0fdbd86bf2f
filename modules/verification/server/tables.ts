import { type Reader, raw, sql } from '@iisp/server'
import type { FailureCode, PersonRole, VerifiedSource } from '../contract/fields.ts'
import type { StoredState } from '../rules/stage.ts'

/** A verification as it is read; times in milliseconds. */
export interface RequestRow {
  readonly id: string
  readonly institution_id: string
  readonly institution_name: string
  readonly person_id: string
  readonly person_name: string
  readonly real_name: string | null
  readonly source: VerifiedSource
  readonly busi_id: string
  readonly state: StoredState['state']
  readonly challenge: string
  readonly expires: number
  readonly review_until: number | null
  readonly use_until: number | null
  readonly used: boolean
  readonly wrong_identities: number
  readonly token_hash: string | null
  readonly role: PersonRole | null
  readonly name: string | null
  readonly id_hash: string | null
  readonly id_masked: string | null
  readonly recording_hash: string | null
  readonly recording_key: Buffer | null
  readonly recording_type: string | null
  readonly failure_code: FailureCode | null
  readonly message: string
}

/** The columns that a move of a verification may change. */
export interface RequestColumns {
  readonly expires_at: Date
  readonly token_hash: string | null
  readonly role: PersonRole
  readonly name: string
  readonly id_hash: string
  readonly id_masked: string
  readonly wrong_identities: number
  readonly submitted_at: Date
  readonly review_until: Date
  readonly recording_hash: string
  readonly recording_key: Buffer
  readonly recording_type: string
  readonly recording_size: number
  readonly failure_code: FailureCode
  readonly message: string
  readonly decided_by: string
  readonly decided_name: string
  readonly decided_at: Date | string
  readonly use_until: Date
  readonly used_at: Date
}

const ms = (column: string) => sql<number>`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`

export const requestColumns = sql`id, institution_id, institution_name, person_id, person_name, real_name, source, busi_id, state,
  challenge, ${ms('expires_at')} AS expires, ${ms('review_until')} AS review_until, ${ms('use_until')} AS use_until,
  used_at IS NOT NULL AS used, wrong_identities, token_hash, role, name, id_hash, id_masked, recording_hash,
  recording_key, recording_type, failure_code, message`

export const stored = (row: RequestRow): StoredState => ({
  state: row.state,
  expiresAt: row.expires,
  reviewUntil: row.review_until,
  useUntil: row.use_until,
  used: row.used,
})

export const findRequest = (db: Reader, id: string): Promise<RequestRow | undefined> =>
  db.maybe(raw(sql<RequestRow>`SELECT ${requestColumns} FROM verification.request WHERE id = ${id}`))
