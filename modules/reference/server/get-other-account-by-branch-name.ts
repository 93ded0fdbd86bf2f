import { platformErrors, refuse } from '@iisp/contract'
import { raw, reader, sql } from '@iisp/server'
import { branchTotalCap, getOtherAccountByBranchName as call } from '../contract/bank-branches.ts'
import { branchCondition, branchPlace } from './branch-search.ts'
import { allCap, pageWindow } from './page-window.ts'

interface Branch {
  readonly OPENBANKNAME: string
  readonly HIGHTBANKNO: string
  readonly PROVINCE: string
  readonly CITY: string
}

export const getOtherAccountByBranchName = reader(call, async ({ db }, input) => {
  const { all, pageNo, pageSize, limit, offset } = pageWindow(input)
  const named = branchCondition(input.openBankName ?? '')
  const condition = named && sql`${named} AND ${await branchPlace(db, input.regionCode)}`
  if (condition === null) return { list: [], total: 0, pageNo, pageSize }
  const [list, count] = await Promise.all([
    db.all(
      raw(sql<Branch>`SELECT name AS "OPENBANKNAME", number AS "HIGHTBANKNO", province AS "PROVINCE", city AS "CITY"
        FROM reference.bank_branch WHERE ${condition} ORDER BY number LIMIT ${limit} OFFSET ${offset}`),
    ),
    db.one(
      raw(sql<{ total: number }>`SELECT count(*)::int AS total FROM
        (SELECT FROM reference.bank_branch WHERE ${condition} LIMIT ${branchTotalCap + 1}) AS found`),
    ),
  ])
  if (all && list.length > allCap) refuse(platformErrors.listTooLong, { cap: String(allCap) })
  const totalCapped = count.total > branchTotalCap
  return { list, total: Math.min(count.total, branchTotalCap), totalCapped, pageNo, pageSize }
})
