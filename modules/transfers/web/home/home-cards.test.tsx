import { platformErrors, refuse } from '@iisp/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { orderStages, ordersBack, transferTopics } from '@iisp/transfers/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { homeCardTexts } from './home-card-texts.ts'
import { OrderStagesCard } from './OrderStagesCard.tsx'
import { OrdersBackCard } from './OrdersBackCard.tsx'

const at = '/new-home'
const stageOf = (status: '010' | '020' | '060', total: number, payments: string | null) => ({
  status,
  total,
  totalCapped: payments === null,
  payments,
})
const back = {
  id: '77',
  orderNo: 'HK2026112000100077',
  productName: '远山稳健一号',
  pays: true,
  amount: '1234567.80',
  status: '080' as const,
  reason: '收款行退票：账号户名不符',
  at: '2026-11-20 10:12:13',
}

test('the stages show numbers and payments; a stage opens the list of its orders, an empty one nothing', async () => {
  const server = new FakeServer().answer(orderStages, () => [
    stageOf('010', 0, '0.00'),
    stageOf('020', 3, '90071992547409.93'),
    stageOf('060', 10_000, null),
  ])
  const { user, openMenu } = stage(OrderStagesCard, { server, at })
  const reviewing = await screen.findByRole('button', { name: /待复核/ })
  expect(reviewing.textContent).toBe('待复核付款 90,071,992,547,409.93 元3笔')
  expect(screen.getByRole('button', { name: /划款中/ }).textContent).toBe('划款中10,000笔以上')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /待提交/ }).disabled).toBe(true)
  await user.click(reviewing)
  expect(openMenu).toHaveBeenCalledWith('10102', 'proStatus=020')
})

test('the stages follow what others do', async () => {
  let total = 1
  const server = new FakeServer().answer(orderStages, () => [stageOf('020', total, '1.00')])
  const { push } = stage(OrderStagesCard, { server, at })
  await screen.findByRole('button', { name: /1笔/ })
  total = 2
  await push(transferTopics.orderChanged)
  expect(await screen.findByRole('button', { name: /2笔/ })).toBeTruthy()
})

test('without an open order the card says so', async () => {
  const server = new FakeServer().answer(orderStages, () => [stageOf('010', 0, '0.00')])
  stage(OrderStagesCard, { server, at })
  expect(await screen.findByText('暂无在途指令')).toBeTruthy()
})

test('an order that came back shows its reason, and a press opens it', async () => {
  const server = new FakeServer().answer(ordersBack, () => ({ list: [back], more: true }))
  const { user, openMenu } = stage(OrdersBackCard, { server, at })
  const row = await screen.findByRole('button', { name: /远山稳健一号/ })
  expect(row.textContent).toContain('划款失败')
  expect(row.textContent).toContain('1,234,567.80')
  expect(row.textContent).toContain('收款行退票：账号户名不符')
  await user.click(row)
  expect(openMenu).toHaveBeenLastCalledWith('10102', 'proStatus=080&failureOpen=1&detail=77')
  await user.click(screen.getByRole('button', { name: '查看全部' }))
  expect(openMenu).toHaveBeenLastCalledWith('10102', 'proStatus=011,080')
})

test('a card that fails says so and is asked again', async () => {
  let isUp = false
  const server = new FakeServer().answer(ordersBack, () =>
    isUp ? { list: [], more: false } : refuse(platformErrors.internal),
  )
  const { user } = stage(OrdersBackCard, { server, at })
  expect(await screen.findByText(platformErrors.internal.zh)).toBeTruthy()
  isUp = true
  await user.click(screen.getByRole('button', { name: /重\s*试/ }))
  expect(await screen.findByText('暂无退回或划款失败的指令')).toBeTruthy()
})

test('the cards speak both languages', () => expect(missingTexts(homeCardTexts)).toEqual([]))
