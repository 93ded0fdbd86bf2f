// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'verification.callback_nonce': {
    nonce: string
    at: Moment
  }
  'verification.registered_person': {
    id: Generated<string>
    institution_id: string
    role: 'administrator' | 'legal'
    name: string
    id_hash: string
    id_masked: string
    registered_by: string
    registered_at: Moment
    removed_at: MomentOrNull
  }
  'verification.request': {
    id: string
    institution_id: string
    institution_name: string
    person_id: string
    person_name: string
    session_hash: string
    source: '2' | '9'
    busi_id: string
    state: 'waiting' | 'claimed' | 'reviewing' | 'passed' | 'failed' | 'replaced'
    challenge: string
    created_at: Moment
    expires_at: Moment
    wrong_identities: Generated<number>
    token_hash: string | null
    role: string | null
    name: string | null
    id_hash: string | null
    id_masked: string | null
    submitted_at: MomentOrNull
    review_until: MomentOrNull
    recording_hash: string | null
    recording_key: Buffer | null
    recording_type: string | null
    recording_size: string | null
    failure_code: string | null
    message: Generated<string>
    decided_by: string | null
    decided_name: string | null
    decided_at: MomentOrNull
    use_until: MomentOrNull
    used_at: MomentOrNull
    real_name: string | null
  }
}
