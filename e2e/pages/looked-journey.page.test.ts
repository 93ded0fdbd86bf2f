import { review } from '@iisp/transfers/contract'
import { expect, test } from 'vitest'
import { draftOf, openForm, submitted } from '../../modules/transfers/server/test/new-order.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const path = '/iisp/transfer-money/transfer-instruction/transfer-list'

test('what colleagues changed while the list was behind another page is marked, listed alone and marked as seen', async () => {
  const { iisp } = portal
  const maker = await iisp.as('lin.jing')
  const reviewer = await iisp.as('zhou.hang')
  const form = await openForm(maker, 'SXA001')
  const order = await submitted(maker, draftOf(form))
  const other = await submitted(maker, draftOf(form))

  const { page, complaints } = operator
  await page.goto(path)
  await page.getByRole('button', { name: order.orderNo }).waitFor()
  await expect.poll(() => lookedAt()).toEqual(['10:00'])
  iisp.clock.advance(60)
  await page.getByRole('tab', { name: /首页/ }).click()
  await expect.poll(() => lookedAt()).toEqual(['10:01'])
  iisp.clock.advance(60)
  await reviewer.ok(review, { id: order.id, version: order.version, result: '1' })
  await page.getByRole('tab', { name: /划款指令查询/ }).click()

  await page.getByText(/自上次查看（2026-11-20 10:01）以来有 1 条变化/).waitFor()
  const rowOf = (orderNo: string) => page.getByRole('row', { name: new RegExp(orderNo) })
  const dot = { name: '自上次查看以来有变化' }
  await rowOf(order.orderNo).getByRole('img', dot).waitFor()
  expect(await rowOf(other.orderNo).getByRole('img', dot).count()).toBe(0)

  await page.getByRole('button', { name: '只看变化' }).click()
  await rowOf(other.orderNo).waitFor({ state: 'detached' })
  await rowOf(order.orderNo).waitFor()
  await page.getByRole('button', { name: '全部标为已查看' }).click()
  await rowOf(other.orderNo).waitFor()
  await expect.poll(() => page.getByRole('img', dot).count()).toBe(0)
  expect(await page.getByText(/自上次查看（/).count()).toBe(0)
  expect(complaints).toEqual([])
})

/** When the lists were last looked at, as the server has it. */
const lookedAt = async () => {
  const { rows } = await portal.iisp.owner.query<{ at: string }>(
    `SELECT to_char(looked_at AT TIME ZONE 'Asia/Shanghai', 'HH24:MI') AS at FROM workspace.list_look`,
  )
  return rows.map(({ at }) => at)
}
