import { pageAnswer, pageWindow, raw, reader, sql } from '@iisp/server'
import { branchTotalCap, getOtherAccountByBranchName as call } from '../contract/bank-branches.ts'
import { branchCondition, branchPlace } from './branch-search.ts'

interface Branch {
  readonly OPENBANKNAME: string
  readonly HIGHTBANKNO: string
  readonly PROVINCE: string
  readonly CITY: string
}

export const getOtherAccountByBranchName = reader(call, async ({ db }, input) => {
  const window = pageWindow(input)
  const named = branchCondition(input.openBankName ?? '')
  const condition = named && sql`${named} AND ${await branchPlace(db, input.regionCode)}`
  if (condition === null) return pageAnswer<Branch>([], 0, window)
  const [list, count] = await Promise.all([
    db.all(
      raw(sql<Branch>`SELECT name AS "OPENBANKNAME", number AS "HIGHTBANKNO", province AS "PROVINCE", city AS "CITY"
        FROM reference.bank_branch WHERE ${condition} ORDER BY number LIMIT ${window.limit} OFFSET ${window.offset}`),
    ),
    db.one(
      raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM
        (SELECT FROM reference.bank_branch WHERE ${condition} LIMIT ${branchTotalCap + 1}) AS found`),
    ),
  ])
  const totalCapped = count.total > branchTotalCap
  return { ...pageAnswer(list, Math.min(count.total, branchTotalCap), window), totalCapped }
})
