import type { Input, Output } from '@iisp/contract'
import { getProductInfo } from '@iisp/product/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { type getBrokerByAccount } from '../../contract/accounts/broker-accounts.ts'
import { getMgrCYConta } from '../../contract/contacts.ts'
import { getOtherAccount } from '../../contract/accounts/counterparties.ts'
import { getTgzhByType } from '../../contract/accounts/custody-accounts.ts'
import { addTran, ordersubmit } from '../../contract/orders/form.ts'

export type Draft = Input<typeof addTran>
type Rows<C extends typeof getTgzhByType | typeof getOtherAccount | typeof getBrokerByAccount> =
  Output<C>[number]

/** The data that a form has loaded for one of the caller's products. */
export interface Form {
  readonly product: {
    readonly ID: string
    readonly PRODUCT_NO: string
    readonly NAME: string
    readonly XMBH: string
  }
  readonly custody: Rows<typeof getTgzhByType>
  readonly partner: Rows<typeof getOtherAccount>
  readonly contactId: string
}

/** Loads the first usable account of a product, found by its code, and its first usable counterparty. */
export async function openForm(client: TestClient, code: string): Promise<Form> {
  const { list } = await client.ok(getProductInfo, { keyword: code })
  const product = list.find((row) => row.PRODUCT_NO === code)
  if (product === undefined) throw new Error(`no product ${code}`)
  const accounts = await client.ok(getTgzhByType, { ptIds: product.ID, type: '1' })
  const partners = await client.ok(getOtherAccount, { productId: product.ID })
  const [contact] = await client.ok(getMgrCYConta, {})
  const custody = accounts.find((account) => account.ZHZT === '1')
  const partner = partners.find((account) => account.ZHZT === '1')
  if (!custody || !partner || !contact) throw new Error(`product ${code} lacks accounts or contacts`)
  return { product, custody, partner, contactId: contact.MGR_ID }
}

let cents = 100
/**
 * A draft that can be submitted unchanged. Each has a different amount, so it is never a duplicate.
 */
export function draftOf(form: Form, change: Partial<Draft> = {}): Draft {
  cents += 1
  return {
    productId: form.product.ID,
    payFlag: '1',
    manualEntryFlag: '1',
    owerAccount: form.custody.ACCT_NO,
    cpZhbh: form.partner.ZHBH,
    amount: `1000.${String(cents % 100).padStart(2, '0')}`.replace(
      '1000',
      String(1000 + Math.floor(cents / 100)),
    ),
    // the date of the fixed clock, so that the desk may pay at once
    traDate: '2026-11-20',
    hkType: '09',
    hkTypeDetail: '0900',
    reason: '同名划转',
    btqhk: '0',
    contacts: [form.contactId],
    fileIds: [],
    ...change,
  }
}

/** Saves and submits; returns the answer of the submission. */
export async function submitted(client: TestClient, draft: Draft): Promise<Output<typeof ordersubmit>> {
  const saved = await client.ok(addTran, draft)
  return client.ok(ordersubmit, { id: saved.id, version: saved.version })
}

/** Opens the form for the caller's first active product that has all an order needs. */
export async function openAnyForm(client: TestClient): Promise<Form> {
  const { list } = await client.ok(getProductInfo, { cpzt: '1' })
  for (const product of list) {
    const form = await openForm(client, product.PRODUCT_NO).catch(() => null)
    if (form !== null) return form
  }
  throw new Error('no product with accounts')
}
