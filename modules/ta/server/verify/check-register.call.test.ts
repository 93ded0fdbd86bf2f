import { system } from '@iisp/server'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import { payHolders } from '../payments/pay-holders.ts'
import { dealDay } from '../test/deal-day.ts'
import { type TestFund, fundWithTerms } from '../test/funds.ts'
import { openHolder, passedApplication } from '../test/holders.ts'
import { checkRegister } from './check-register.ts'

const stage = stageIisp('ji.deng')
let fund: TestFund
let redeemed: string
beforeAll(async () => {
  const desk = { first: stage.caller, second: await stage.iisp.as('bao.he') }
  const terms = { lockUp: { kind: 'none' as const }, minimumHolding: { measure: 'none' as const } }
  fund = await fundWithTerms(stage.iisp, { terms })
  const holder = await openHolder(stage.iisp, fund, '海川实业')
  await passedApplication(stage.iisp, fund, holder, { kind: '022', day: '2026-11-03', amount: '2000000.00' })
  await dealDay(desk, fund, { day: '2026-11-03', nav: '1.0000' })
  redeemed = await passedApplication(stage.iisp, fund, holder, {
    kind: '024',
    day: '2026-11-10',
    shares: '500000.00',
  })
  await dealDay(desk, fund, { day: '2026-11-10', nav: '1.0000', decision: { accept: 'all' } })
})
const findings = () => stage.iisp.db.transact(system('test'), (db) => checkRegister(db))
const rules = async () => (await findings()).map(({ rule }) => rule.zh)
const owner = (text: string, values: unknown[] = []) => stage.iisp.owner.query(text, values)

test('a register with dealings satisfies all its rules, and the check finds tampered rows', async () => {
  expect(await findings()).toEqual([])
  await owner(`UPDATE ta.holding SET shares = shares - 0.01 WHERE product_id = $1`, [fund.id])
  expect(await rules()).toEqual(['持仓等于份额明细之和', '总份额等于持仓之和'])
  await owner(`UPDATE ta.holding SET shares = shares + 0.01 WHERE product_id = $1`, [fund.id])
  await owner(`UPDATE ta.lot SET shares = shares - 1 WHERE product_id = $1`, [fund.id])
  expect(await rules()).toEqual(['持仓等于份额明细之和', '份额明细等于初始份额加各次变动'])
  await owner(`UPDATE ta.lot SET shares = shares + 1 WHERE product_id = $1`, [fund.id])
  await owner(
    `UPDATE ta.confirmation SET net_amount = net_amount + 0.01 WHERE business_code = '124' AND product_id = $1`,
    [fund.id],
  )
  expect(await rules()).toEqual(['确认金额等于净额加各项费用'])
  await owner(
    `UPDATE ta.confirmation SET net_amount = net_amount - 0.01 WHERE business_code = '124' AND product_id = $1`,
    [fund.id],
  )
  expect(await findings()).toEqual([])
})

test('a redemption is paid once, by an order of the system to the designated account, on its settlement day', async () => {
  const at = new Date('2026-11-19T10:00:00+08:00')
  const actor = system('test')
  const pay = () =>
    stage.iisp.db.transact(actor, (db) =>
      payHolders.run(db, at, stage.iisp.portal.dispatcher.within(actor, db)),
    )
  await pay()
  await pay()
  const { rows } = await owner(
    `SELECT o.status, o.source, o.amount, o.frozen, o.partner_name, o.transfer_date FROM transfers.transfer_order o
     JOIN ta.confirmation c ON c.order_id = o.id JOIN ta.application a ON a.id = c.application_id WHERE a.application_no = $1`,
    [redeemed],
  )
  expect(rows).toMatchObject([
    { status: '040', source: '5', amount: '500000.00', frozen: '500000.00', partner_name: '海川实业' },
  ])
  expect(await findings()).toEqual([])
})
