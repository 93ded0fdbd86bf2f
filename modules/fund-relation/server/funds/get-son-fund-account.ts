import { reader } from '@iisp/server'
import { getSonFundAccount as call } from '../../contract/funds/look-ups.ts'
import { accountRow, accountsOf } from './accounts-of.ts'

export const getSonFundAccount = reader(call, async (ctx, { zjjdm, mjjdm }) =>
  (await accountsOf(ctx, { motherCode: mjjdm, childCode: zjjdm })).map(accountRow),
)
