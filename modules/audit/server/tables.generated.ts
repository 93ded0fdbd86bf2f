// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'platform.audit': {
    institution_id: string
    seq: string
    at: Moment
    real_person: string
    effective_account: string | null
    action: string
    object: string
    detail: object
    hash: Buffer
    mark: Buffer | null
  }
  'platform.audit_head': {
    institution_id: string
    seq: string
    hash: Buffer
    marked_from: Generated<string>
  }
  'platform.audit_node': {
    node: string
    line: string
    at: Moment
    witnessed: Generated<string>
    witness_problem: string | null
  }
  'platform.audit_verification': {
    id: Generated<string>
    state: Generated<'running' | 'done' | 'cancelled' | 'failed'>
    asked_by: string
    asked_at: GeneratedMoment
    finished_at: MomentOrNull
    rows_done: Generated<string>
    rows_total: string | null
    tries: Generated<number>
    lease_until: GeneratedMoment
    summary: string | null
    seal: string | null
  }
  'platform.audit_verified': {
    verification: string
    institution_id: string
    progress: string
    seal: string
  }
  'platform.delivered': {
    module: string
    revision: string
    at: Moment
  }
  'platform.failed_event': {
    id: string
    object: string
    topic: string
    audience: string[]
    payload: object
    at: Moment
    done: Generated<string[]>
    tries: Generated<number>
    next_at: GeneratedMoment
    dead_at: MomentOrNull
    reason: Generated<string>
  }
  'platform.file_store': {
    singleton: Generated<boolean>
    id: string
    written: Generated<boolean>
  }
  'platform.idempotency': {
    person: string
    key: string
    call: string
    fingerprint: string
    answer: object
    at: GeneratedMoment
  }
  'platform.message_outbox': {
    id: Generated<string>
    channel: 'sms' | 'mail'
    recipient: string
    purpose: string
    body: string
    at: GeneratedMoment
  }
  'platform.message_queue': {
    id: Generated<string>
    channel: 'sms' | 'mail'
    message: object
    tries: Generated<number>
    next_at: GeneratedMoment
  }
  'platform.migration': {
    module: string
    file: string
    checksum: string
    at: GeneratedMoment
  }
  'platform.outbox': {
    id: Generated<string>
    topic: string
    audience: string[]
    payload: object
    at: GeneratedMoment
    object: GeneratedAlways<string>
  }
  'platform.rate': {
    name: string
    caller: string
    whole_at: Moment
  }
  'platform.secret_fingerprint': {
    name: string
    fingerprint: string
    at: GeneratedMoment
  }
}
