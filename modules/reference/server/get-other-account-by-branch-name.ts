import { pageAnswer, pageWindow, readPage, reader } from '@iisp/server'
import { getOtherAccountByBranchName as call } from '../contract/bank-branches.ts'
import { branchPlace, branchesNamed } from './branch-search.ts'

export const getOtherAccountByBranchName = reader(call, async ({ db }, input) => {
  const named = branchesNamed(input.openBankName ?? '')
  if (named === null) return pageAnswer([], 0, pageWindow(input))
  return readPage(db, input, named.where(await branchPlace(db, input.regionCode)), {
    select: (found) =>
      found
        .select(['name as OPENBANKNAME', 'number as HIGHTBANKNO', 'province as PROVINCE', 'city as CITY'])
        .orderBy('number'),
    present: (branch) => branch,
  })
})
