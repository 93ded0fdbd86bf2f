import { investorChangeList } from '../../contract/investors/investor-changes.ts'
import { investorDetail, investorList } from '../../contract/investors/investors.ts'

/** What a change of an investor shows in. */
export const investorCalls = [investorList, investorDetail, investorChangeList]
