import { plainAccountNo } from '@iisp/contract/account-number'
import { reader } from '@iisp/server'
import { checkAccInfo as call } from '../../contract/accounts/counterparties.ts'
import { accountFault } from '../../rules/accounts/account-form.ts'

export const checkAccInfo = reader(call, async (ctx, input) => {
  const fault = accountFault({
    accountNo: plainAccountNo(input.account),
    name: input.name.trim(),
    branchNo: (input.bankNo ?? '').trim(),
  })
  return fault === null
    ? { result: 'success' as const, message: '' }
    : { result: 'fail' as const, message: fault[ctx.language] }
})
