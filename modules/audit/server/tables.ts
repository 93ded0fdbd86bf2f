import { type Generated, type Moment, type MomentOrNull, queryBuilder } from '@iisp/server'

/** A link of an institution's audit chain. */
interface AuditTable {
  institution_id: string
  seq: string
  at: string
  real_person: string
  effective_account: string | null
  action: string
  object: string
  detail: unknown
}
interface AuditVerificationTable {
  id: Generated<string>
  state: Generated<'running' | 'done' | 'cancelled' | 'failed'>
  asked_by: string
  asked_at: Generated<string>
  finished_at: MomentOrNull
  rows_done: Generated<string>
  rows_total: Generated<string | null>
  tries: Generated<number>
  lease_until: Generated<string>
  summary: Generated<string | null>
  seal: Generated<string | null>
}
interface AuditVerifiedTable {
  verification: string
  institution_id: string
  progress: string
  seal: string
}
interface FailedEventTable {
  id: string
  object: string
  topic: string
  at: string
  tries: number
  next_at: Moment
  dead_at: MomentOrNull
  reason: string
}
interface MessageOutboxTable {
  id: string
  channel: 'sms' | 'mail'
  recipient: string
  purpose: string
  body: string
  at: string
}
/** The kernel's tables that the desks of this module show, with the columns that are used here. */
interface Tables {
  'platform.audit': AuditTable
  'platform.audit_verification': AuditVerificationTable
  'platform.audit_verified': AuditVerifiedTable
  'platform.failed_event': FailedEventTable
  'platform.message_outbox': MessageOutboxTable
  /** The columns of module identity's view that are read here. */
  'identity.institution_name': { institution_id: string; name: string }
}
export const q = queryBuilder<Tables>()
