import type { InstitutionKind, LoginType, Role } from '@iisp/contract'
import { type ColumnType, type Generated, queryBuilder } from '@iisp/server'
import type { StoredMenuRequest } from '../contract/menu-request-states.ts'
import type { StoredStaffChange } from '../contract/people/staff-change-states.ts'
import type { StaffChangeKind } from '../contract/people/staff-changes.ts'
import type { SignInResult } from '../contract/my-account.ts'

export interface MenuRequestTable {
  id: Generated<string>
  institution_id: string
  account_id: string
  /** The real person who made the request. */
  person_id: string
  menu_id: string
  reason: string
  state: StoredMenuRequest
  asked_at: Date
  decided_by: Generated<string | null>
  decided_name: Generated<string | null>
  decided_at: Generated<Date | null>
  until: Generated<string | null>
  remark: Generated<string>
}
export interface StaffChangeTable {
  id: Generated<string>
  institution_id: string
  kind: Generated<StaffChangeKind>
  /** Null for an invited person. */
  account_id: string | null
  /** The person concerned; null for an invited person. */
  person_id: string | null
  name: string
  account: string
  /** The number of an invited person, or a new number. */
  phone: Generated<string | null>
  /** The number that a new one replaces. */
  phone_before: Generated<string | null>
  roles_before: Role[]
  roles_after: Role[]
  reason: string
  state: StoredStaffChange
  proposed_by: string
  proposed_account: string
  proposed_institution: string
  proposed_name: string
  proposed_at: Date
  decided_by: Generated<string | null>
  decided_name: Generated<string | null>
  decided_at: Generated<Date | null>
  remark: Generated<string>
}
/**
 * Columns that this module reads and writes through the query builder. BIGINT arrives as text; a moment is written and
 * compared as a Date, and read only through `msOf` or `timeText`.
 */
interface Tables {
  'identity.session': {
    hash: string
    account_id: string
    login_account_id: string
    login_type: ColumnType<LoginType, number>
    network: string
    user_agent: string
    unlock_failures: number
    created_at: Date
    seen_at: Date
    ended_at: Date | null
    stepped_up_at: Generated<Date | null>
    locked_at: Generated<Date | null>
    factor_at: Date | null
    zone_type: Generated<number>
    manager_type: Generated<number | null>
    entered_by: Generated<string | null>
  }
  'identity.credential': {
    account_id: string
    hash: string
    previous: string[]
    changed_at: Date
    given: boolean
  }
  'identity.login_nonce': { nonce: string; expires_at: Date }
  'identity.jump_ticket': {
    hash: string
    audience: string
    account_id: string
    person_id: string
    session_hash: string
    expires_at: Date
  }
  'identity.slider': {
    uuid: string
    gap: number
    passed: boolean
    tolerance: number
    network: string
    device: string
    expires_at: Date
  }
  'identity.quick_solver': { network: string; solved: number; last_at: Date }
  'identity.known_device': { account_id: string; device: string; seen_at: Date }
  'identity.sms_code': {
    uuid: string
    account_id: string
    purpose: string
    phone: string
    network: string
    code_hash: string
    tries: number
    used: boolean
    sent_at: Date
    expires_at: Date
  }
  'identity.password_reset': {
    uuid: string
    account: string
    network: string
    device: string
    known: boolean
    sms_hash: Generated<string>
    mail_hash: Generated<string>
    tries: Generated<number>
    proven: Generated<boolean>
    sent_at: Date
    expires_at: Date
  }
  'identity.hardware_key': {
    id: Generated<string>
    account_id: string
    credential_id: string
    public_key: string
    counter: string
    transports: string[]
    name: string
    added_at: Date
    used_at: Generated<Date | null>
  }
  'identity.key_challenge': {
    uuid: string
    challenge: string
    purpose: 'add' | 'sign-in' | 'step-up'
    account: string
    network: string
    device: string
    passed: boolean
    expires_at: Date
  }
  'identity.sweep_code': {
    uuid: string
    device: string
    network: string
    address: string
    user_agent: string
    asked_at: Date
    expires_at: Date
    account_id: Generated<string | null>
    account: Generated<string | null>
    decision: Generated<'confirmed' | 'refused' | 'used' | null>
  }
  'identity.login_attempt': {
    account: string
    network: string
    failures: Generated<number>
    sms_failures: Generated<number>
    known: Generated<boolean>
    last_at: Date
  }
  'identity.sign_in': {
    id: Generated<string>
    account_id: string
    at: Date
    result: SignInResult
    network: string
    user_agent: string
  }
  'identity.institution': {
    institution_id: string
    name: string
    name_en: string
    kind: InstitutionKind
    is_public: Generated<boolean>
    is_equity: Generated<boolean>
    agency: Generated<boolean>
    monitor_report: Generated<boolean>
    shows_sztzl: Generated<boolean>
    yelc_signed: '0' | '1' | '2'
    tghhk_signed: '0' | '1' | '2'
    mjhhk_signed: '0' | '1' | '2'
    strong_sign_in: Generated<boolean>
    strong_sign_in_version: Generated<number>
    strong_sign_in_by: Generated<string>
    strong_sign_in_at: Generated<Date | null>
    closed_at: Generated<Date | null>
    closed_by: Generated<string>
    closed_reason: Generated<string>
  }
  'identity.person': {
    id: Generated<string>
    institution_id: string
    name: string
    phone: string | null
    spellings: string
    human_id: Generated<string | null>
  }
  'identity.account': {
    id: Generated<string>
    institution_id: string
    person_id: string
    email: string
    roles: Role[]
    super_manager: Generated<boolean>
    private_account: Generated<boolean>
    both_sides: Generated<boolean>
    global_fund: Generated<boolean>
    enabled: Generated<boolean>
    version: Generated<number>
    state_by: Generated<string>
    state_at: Generated<Date | null>
    state_reason: Generated<string>
  }
  /** The enabled accounts with name and phone of their person. */
  'identity.reach': {
    account_id: string
    person_id: string
    institution_id: string
    email: string
    roles: Role[]
    name: string
    phone: string | null
  }
  'identity.menu_request': MenuRequestTable
  'identity.staff_change': StaffChangeTable
  'identity.menu_arrangement': { account_id: string; institution_id: string; topology: 1 | 2 }
  'identity.menu_removal': { institution_id: string; account_id: string | null; menu_id: string }
  'identity.error_log': {
    id: Generated<string>
    at: Date
    network: string
    trace_id: string
    account_id: string | null
    entry: string
  }
}
export const q = queryBuilder<Tables>()
