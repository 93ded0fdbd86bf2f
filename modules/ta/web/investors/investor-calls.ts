import { investorChangeList } from '../../contract/investors/investor-changes.ts'
import { investorDetail, investorList } from '../../contract/investors/investors.ts'

/** Calls to refresh after an investor has changed. */
export const investorCalls = [investorList, investorDetail, investorChangeList]
