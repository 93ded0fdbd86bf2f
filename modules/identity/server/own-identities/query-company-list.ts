import { reader } from '@iisp/server'
import { queryCompanyList as queryCompanyListCall } from '../../contract/own-identities.ts'
import { sideInUse } from '../../rules/own-identities/sides.ts'
import { ownCompanies } from './own-companies.ts'

export const queryCompanyList = reader(queryCompanyListCall, async ({ db, actor }) =>
  (await ownCompanies(db, actor.sessionHash)).map((one) => ({
    cpId: one.institution_id,
    cpName: one.institution_name,
    account: one.email,
    managerType: sideInUse({ kind: one.kind, bothSides: one.both_sides }, null),
    current: one.account_id === actor.accountId,
  })),
)
