import { type Language } from '@iisp/contract'
import { mask } from '@iisp/contract/masking'
import {
  type ChangeContent,
  type ChangeField,
  changeFields,
} from '../../contract/investors/investor-changes.ts'
import { freezingCauses } from '../../contract/investors/freezing.ts'
import { identityTypes } from '../../contract/investors/investor-kinds.ts'
import type { NamedProduct } from '../products-by-id.ts'

const masked: readonly ChangeField[] = ['idNo', 'phone', 'email', 'address', 'accountNo']

/** The content of a change for the reviewer: in the order of the form, personal data masked, without empty fields. */
export function presentContent(
  { facts, changed, trading, bankAccount, freezing, reason }: ChangeContent,
  products: ReadonlyMap<string, NamedProduct>,
  language: Language,
): { field: ChangeField; value: string }[] {
  const data = facts ?? changed ?? {}
  const product = products.get(bankAccount?.productId ?? freezing?.productId ?? '')
  const values: { readonly [field in ChangeField]?: string | null | undefined } = {
    name: data.name,
    nameEn: data.nameEn,
    idType: data.idType && identityTypes[data.idType][language],
    idNo: data.idNo,
    phone: data.phone,
    email: data.email,
    address: data.address,
    qualifiedUntil: data.qualifiedUntil,
    riskRating: data.riskRating && `C${data.riskRating}`,
    riskUntil: data.riskUntil,
    distributorName: trading?.distributorName,
    tradingAccount: trading?.accountNo,
    product: product && `${product.PRODUCT_NO} ${product.NAME}`,
    accountNo: bankAccount?.accountNo,
    accountName: bankAccount?.accountName,
    bank: bankAccount?.bank,
    branchNo: bankAccount?.branchNo,
    shares: freezing?.shares,
    cause: freezing && freezingCauses[freezing.cause][language],
    reason,
  }
  return changeFields.flatMap((field) => {
    const value = values[field]
    if (value === undefined || value === null || value === '') return []
    return [{ field, value: masked.includes(field) ? mask(value) : value }]
  })
}
