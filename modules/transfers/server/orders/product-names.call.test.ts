import { expect, test } from 'vitest'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { findOrders } from '../../contract/orders/find.ts'
import { addTran } from '../../contract/orders/form.ts'
import { getTransferList } from '../../contract/orders/list.ts'
import { draftOf } from '../test/new-order.ts'
import { startTransfers } from '../test/start-transfers.ts'

const { iisp, operator, form } = await startTransfers()

test('whoever reads English sees the English name of the product; the order keeps the registered one', async () => {
  const saved = await operator.send(addTran, draftOf(form), { language: 'en' })
  const { id, orderNo } = saved.body.data
  const { rows } = await iisp.owner.query<{
    name: string
    name_en: string
    kept: string
    partner_name: string
  }>(
    `SELECT p.name, p.name_en, o.product_name AS kept, o.partner_name FROM transfers.transfer_order o
     JOIN product.product p ON p.id = o.product_id WHERE o.id = $1`,
    [id],
  )
  const [order] = rows
  expect(order?.kept).toBe(order?.name)
  const shown = async (language: 'zh' | 'en') => {
    const how = { language }
    const detail = await operator.send(getDebitTransferDetail, { id }, how)
    const list = await operator.send(getTransferList, { keyword: orderNo }, how)
    const found = await operator.send(findOrders, { number: orderNo }, how)
    expect(detail.body.data.CPACCNAME).toBe(order?.partner_name)
    const named = [detail.body.data, list.body.data.list[0], found.body.data.list[0]]
    return new Set(named.map((one) => one?.PRODUCTNAME))
  }
  expect(await shown('zh')).toEqual(new Set([order?.name]))
  expect(order?.name_en).toMatch(/^Yuanshan /)
  expect(await shown('en')).toEqual(new Set([order?.name_en]))
})
