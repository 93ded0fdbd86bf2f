import { type Generated, type Moment, queryBuilder } from '@iisp/server'
import type { CheckResult } from '../contract/checks/account-check.ts'

interface AccountCheckTable {
  id: Generated<string>
  at: Moment
  network: string
  account_name: string
  account_no: string
  party: string
  result: CheckResult
}
interface Tables {
  'registration.account_check': AccountCheckTable
}
export const q = queryBuilder<Tables>()
