import { type Generated, queryBuilder } from '@iisp/server'
import type { SignInResult } from '../contract/my-account.ts'

/** Columns that this module reads and writes through the query builder; BIGINT and TIMESTAMPTZ arrive as text. */
interface Tables {
  'identity.session': {
    hash: string
    account_id: string
    login_account_id: string
    login_type: number
    network: string
    user_agent: string
    unlock_failures: number
    created_at: Date
    seen_at: Date
    ended_at: Date | null
    stepped_up_at?: Date | null
    locked_at?: Date | null
    factor_at: Date | null
  }
  'identity.credential': {
    account_id: string
    hash: string
    previous: string[]
    changed_at: Date
    given: boolean
  }
  'identity.login_nonce': { nonce: string; expires_at: Date }
  'identity.slider': {
    uuid: string
    gap: number
    passed: boolean
    tolerance: number
    network: string
    device: string
    expires_at: Date
  }
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
  'identity.login_attempt': {
    account: string
    network: string
    failures: number
    sms_failures: number
    known: boolean
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
    kind: string
    is_public: boolean
    shows_sztzl: boolean
    yelc_signed: '0' | '1' | '2'
    tghhk_signed: '0' | '1' | '2'
    mjhhk_signed: '0' | '1' | '2'
    strong_sign_in: boolean
  }
  'identity.account': { id: string; institution_id: string; private_account: boolean; email: string }
  'identity.menu_removal': { institution_id: string; account_id: string | null; menu_id: string }
  'identity.error_log': {
    at: Date
    network: string
    trace_id: string
    account_id: string | null
    entry: string
  }
}
export const q = queryBuilder<Tables>()
