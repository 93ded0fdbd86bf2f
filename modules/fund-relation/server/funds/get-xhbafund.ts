import { reader } from '@iisp/server'
import { getXhbafund as call } from '../../contract/funds/look-ups.ts'
import { ownFunds } from './present-fund.ts'

/** Types that are filed with the association: private securities and private equity funds, and plans. */
const filedTypes = '2,3,4'

export const getXhbafund = reader(call, (ctx, { keyword }) =>
  ownFunds(ctx, keyword?.trim() ?? '', filedTypes),
)
