import type { TransferDetail } from '../../contract/codes.ts'

/** HKTYPEDETAIL begins with the HKTYPE it belongs to. */
export const detailBelongs = (type: string, detail: string): boolean => detail.startsWith(type)

const moneyIn: readonly TransferDetail[] = ['0101', '0201']
const moneyOut: readonly TransferDetail[] = ['0102', '0202']

/** 入金 pays out of the custody account, 出金 pays back into it. Other details allow both directions. */
export function directionAgrees(detail: TransferDetail, pays: boolean): boolean {
  if (moneyIn.includes(detail)) return pays
  if (moneyOut.includes(detail)) return !pays
  return true
}
