import { beforeAll, describe, expect, test } from 'vitest'
import { feeDueConfirm } from '../../../contract/linking/fee-dues.ts'
import { stageFees } from '../../test/stage-fees.ts'

const { stage, child, owner, given, pay, dueOn, orderOf } = stageFees()

describe('the performance fee is what the share register took and has not paid', () => {
  const owes = (amount: string) =>
    owner(`UPDATE ta.fund_register SET performance_owed = $2 WHERE product_id = $1`, [child, amount])
  const owed = async () => {
    const { rows } = await owner(`SELECT performance_owed FROM ta.fund_register WHERE product_id = $1`, [
      child,
    ])
    return rows[0].performance_owed as string
  }
  const performance = { type: '04', annualRate: null, cash: '50000.00' } as const
  beforeAll(() =>
    owner(`UPDATE fund_relation.config SET in_force = in_force || '{"feeTypes": ["01", "04"]}' WHERE id = 1`),
  )

  test('where nothing is owed on the day, the due ends as such and no order is placed', async () => {
    await owes('-10.00')
    await given({ ...performance, dueDay: 8, releasesOrder: true })
    await pay('2026-12-08')
    expect(await dueOn('2026-12-08')).toMatchObject({ state: 'nothing', fee: null, orderNo: '', actions: [] })
  })

  test('what is owed is paid by one order that the register keeps, and owed again where that ends unpaid', async () => {
    await owes('3000.00')
    await given({ ...performance, dueDay: 9, releasesOrder: true })
    await pay('2026-12-09')
    await pay('2026-12-09')
    const due = await dueOn('2026-12-09')
    expect(due).toMatchObject({ feeType: '04', state: 'paying', fee: '3000.00' })
    expect(await orderOf(due)).toMatchObject({ amount: '3000.00', transfer_detail: '0502', status: '040' })
    const { rows } = await owner(
      `SELECT m.amount, m.order_no FROM ta.performance_payment m WHERE m.product_id = $1`,
      [child],
    )
    expect(rows).toEqual([{ amount: '3000.00', order_no: due.orderNo }])
    expect(await owed()).toBe('0.00')

    await owner(`UPDATE transfers.transfer_order SET status = '080', frozen = 0 WHERE order_no = $1`, [
      due.orderNo,
    ])
    await given({ ...performance, dueDay: 10 })
    await pay('2026-12-10')
    expect(await dueOn('2026-12-09')).toMatchObject({ state: 'failed' })
    expect(await dueOn('2026-12-10')).toMatchObject({ state: 'toConfirm', fee: '3000.00' })
  })

  test('a due that waits for a person pays what is still owed, and ends where that was paid otherwise', async () => {
    const due = await dueOn('2026-12-10')
    // 1,000.00 of the 3,000.00 were recorded as a manual payment.
    await owes('-1000.00')
    const { orderNo } = await stage.zhou.ok(feeDueConfirm, {
      id: due.id,
      version: due.version,
    })
    expect(await dueOn('2026-12-10')).toMatchObject({ state: 'paying', fee: '2000.00', orderNo })
    expect(await orderOf(await dueOn('2026-12-10'))).toMatchObject({ amount: '2000.00' })

    await owes('-2500.00')
    await given({ ...performance, dueDay: 11 })
    await pay('2026-12-11')
    const waiting = await dueOn('2026-12-11')
    expect(waiting).toMatchObject({ state: 'toConfirm', fee: '500.00' })
    await owes('-3000.00')
    const { id, version } = waiting
    expect((await stage.zhou.send(feeDueConfirm, { id, version })).body.code).toBe(
      'ta-performance-fee.nothingOwed',
    )
    await pay('2026-12-11')
    expect(await dueOn('2026-12-11')).toMatchObject({ state: 'nothing', orderNo: '' })
  })
})
