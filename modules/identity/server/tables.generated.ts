// Written by `npm run tables` from the migrations; what is changed here by hand is lost.
import type { Generated, GeneratedAlways, GeneratedMoment, Moment, MomentOrNull } from '@iisp/server'

export interface GeneratedTables {
  'identity.account': {
    id: Generated<string>
    institution_id: string
    person_id: string
    email: string
    roles: string[]
    super_manager: Generated<boolean>
    private_account: Generated<boolean>
    enabled: Generated<boolean>
    last_used_at: GeneratedMoment
    both_sides: Generated<boolean>
    global_fund: Generated<boolean>
    version: Generated<number>
    state_by: Generated<string>
    state_at: MomentOrNull
    state_reason: Generated<string>
  }
  'identity.credential': {
    account_id: string
    hash: string
    previous: Generated<string[]>
    changed_at: Moment
    given: Generated<boolean>
  }
  'identity.error_log': {
    id: Generated<string>
    at: Moment
    network: string
    trace_id: string
    account_id: string | null
    entry: object
  }
  'identity.hardware_key': {
    id: Generated<string>
    account_id: string
    credential_id: string
    public_key: string
    counter: string
    transports: string[]
    name: string
    added_at: Moment
    used_at: MomentOrNull
  }
  'identity.institution': {
    institution_id: string
    name: string
    name_en: string
    kind: 'manager' | 'channel' | 'custodian'
    is_public: Generated<boolean>
    shows_sztzl: Generated<boolean>
    yelc_signed: Generated<'0' | '1' | '2'>
    tghhk_signed: Generated<'0' | '1' | '2'>
    mjhhk_signed: Generated<'0' | '1' | '2'>
    strong_sign_in: Generated<boolean>
    strong_sign_in_version: Generated<number>
    strong_sign_in_by: Generated<string>
    strong_sign_in_at: MomentOrNull
    is_equity: Generated<boolean>
    monitor_report: Generated<boolean>
    agency: Generated<boolean>
    closed_at: MomentOrNull
    closed_by: Generated<string>
    closed_reason: Generated<string>
  }
  'identity.institution_name': {
    institution_id: GeneratedAlways<string | null>
    name: GeneratedAlways<string | null>
    kind: GeneratedAlways<string | null>
    name_en: GeneratedAlways<string | null>
  }
  'identity.jump_ticket': {
    hash: string
    audience: string
    account_id: string
    person_id: string
    session_hash: string
    expires_at: Moment
  }
  'identity.key_challenge': {
    uuid: string
    challenge: string
    purpose: 'add' | 'sign-in' | 'step-up'
    account: string
    network: string
    device: string
    passed: boolean
    expires_at: Moment
  }
  'identity.known_device': {
    account_id: string
    device: string
    seen_at: Moment
  }
  'identity.login_attempt': {
    account: string
    network: string
    failures: Generated<number>
    sms_failures: Generated<number>
    known: Generated<boolean>
    last_at: Moment
  }
  'identity.login_nonce': {
    nonce: string
    expires_at: Moment
  }
  'identity.menu_arrangement': {
    account_id: string
    institution_id: string
    topology: 1 | 2
  }
  'identity.menu_removal': {
    institution_id: string
    account_id: string | null
    menu_id: string
  }
  'identity.menu_request': {
    id: Generated<string>
    institution_id: string
    account_id: string
    person_id: string
    menu_id: string
    reason: string
    state: 'pending' | 'granted' | 'refused' | 'ended'
    asked_at: Moment
    decided_by: string | null
    decided_name: string | null
    decided_at: MomentOrNull
    until: string | null
    remark: Generated<string>
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
    sent_at: Moment
    expires_at: Moment
  }
  'identity.person': {
    id: Generated<string>
    institution_id: string
    name: string
    phone: string | null
    spellings: Generated<string>
    human_id: string | null
  }
  'identity.quick_solver': {
    network: string
    solved: number
    last_at: Moment
  }
  'identity.reach': {
    account_id: GeneratedAlways<string | null>
    person_id: GeneratedAlways<string | null>
    institution_id: GeneratedAlways<string | null>
    email: GeneratedAlways<string | null>
    roles: GeneratedAlways<string[] | null>
    name: GeneratedAlways<string | null>
    phone: GeneratedAlways<string | null>
  }
  'identity.session': {
    hash: string
    account_id: string
    login_account_id: string
    login_type: 0 | 1 | 2 | 3
    network: string
    user_agent: string
    unlock_failures: Generated<number>
    created_at: Moment
    seen_at: Moment
    ended_at: MomentOrNull
    stepped_up_at: MomentOrNull
    locked_at: MomentOrNull
    factor_at: MomentOrNull
    zone_type: Generated<number>
    manager_type: 1 | 2 | null
    entered_by: string | null
  }
  'identity.sign_in': {
    id: Generated<string>
    account_id: string
    at: Moment
    result: 'signed-in' | 'wrong-password' | 'wrong-code' | 'wrong-key' | 'password-expired'
    network: string
    user_agent: string
  }
  'identity.slider': {
    uuid: string
    gap: number
    passed: Generated<boolean>
    expires_at: Moment
    network: string
    device: string
    tolerance: number
  }
  'identity.sms_code': {
    uuid: string
    account_id: string
    purpose: string
    phone: string
    network: string
    code_hash: string
    tries: Generated<number>
    used: Generated<boolean>
    sent_at: Moment
    expires_at: Moment
  }
  'identity.staff_change': {
    id: Generated<string>
    institution_id: string
    account_id: string | null
    person_id: string | null
    name: string
    account: string
    roles_before: string[]
    roles_after: string[]
    reason: string
    state: 'pending' | 'confirmed' | 'declined' | 'withdrawn' | 'lapsed'
    proposed_by: string
    proposed_account: string
    proposed_institution: string
    proposed_name: string
    proposed_at: Moment
    decided_by: string | null
    decided_name: string | null
    decided_at: MomentOrNull
    remark: Generated<string>
    kind: Generated<'roles' | 'invite' | 'phone' | 'keys' | 'close' | 'reopen'>
    phone: string | null
    phone_before: string | null
  }
  'identity.sweep_code': {
    uuid: string
    device: string
    network: string
    address: string
    user_agent: string
    asked_at: Moment
    expires_at: Moment
    account_id: string | null
    account: string | null
    decision: 'confirmed' | 'refused' | 'used' | null
  }
  'identity.switch_grant': {
    account_id: string
    institution_id: string
  }
}
