import { expect, test } from 'vitest'
import { getDebitTransferDetail } from '../../contract/orders/detail.ts'
import { findOrders } from '../../contract/orders/find.ts'
import { addTran } from '../../contract/orders/form.ts'
import { getTransferList } from '../../contract/orders/list.ts'
import { draftOf } from '../test/new-order.ts'
import { startTransfers } from '../test/start-transfers.ts'

const { iisp, operator, form } = await startTransfers()

test('whoever reads English sees the English names of product and manager; the order keeps the registered ones', async () => {
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
  const manager = async (language: 'zh' | 'en') =>
    (await operator.send(getDebitTransferDetail, { id }, { language })).body.data.MANAGERNAME
  expect(await manager('zh')).toBe('远山私募基金管理有限公司')
  expect(await manager('en')).toBe('Yuanshan Private Fund Management Co., Ltd.')
  expect(await shown('zh')).toEqual(new Set([order?.name]))
  expect(order?.name_en).toMatch(/^Yuanshan /)
  expect(await shown('en')).toEqual(new Set([order?.name_en]))
})

test('whoever reads English sees people by their English names; the records keep those they were entered with', async () => {
  const saved = await operator.send(addTran, draftOf(form), { language: 'en' })
  const { id, orderNo } = saved.body.data
  const shown = async (language: 'zh' | 'en') => {
    const how = { language }
    const detail = await operator.send(getDebitTransferDetail, { id }, how)
    const list = await operator.send(getTransferList, { keyword: orderNo }, how)
    return [
      detail.body.data.CREATEBY,
      list.body.data.list[0]?.CREATEBY,
      detail.body.data.STEPS.at(-1)?.PERSON,
    ]
  }
  expect(await shown('en')).toEqual(['Lin Jing', 'Lin Jing', 'Lin Jing'])
  expect(await shown('zh')).toEqual(['林静', '林静', '林静'])
  const { rows } = await iisp.owner.query(
    `SELECT o.created_by_name, s.person_name FROM transfers.transfer_order o
     JOIN transfers.order_step s ON s.order_id = o.id WHERE o.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ created_by_name: '林静', person_name: '林静' }])
})
