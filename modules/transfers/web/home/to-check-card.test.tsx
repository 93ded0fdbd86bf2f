import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { ordersToReview, ordersToSign } from '@iisp/transfers/contract'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ToReviewCard, ToSignCard } from './ToCheckCard.tsx'

const at = '/new-home'
const order = {
  id: '77',
  orderNo: 'HK2026112000100077',
  productName: '远山稳健一号',
  partnerName: '上海云舟科技有限公司',
  pays: true,
  amount: '1234567.80',
  reasons: ['first-payment' as const, 'out-of-hours' as const],
  largest: null,
  submittedAt: '2026-11-19 22:15:00',
}
const answer = {
  total: 3,
  totalCapped: false,
  payments: '2127400.23',
  looked: 3,
  unusual: 1,
  list: [order],
}

test('number and sum of what waits, and each unusual order with its reasons in words; a press opens it', async () => {
  const server = new FakeServer().answer(ordersToReview, () => answer)
  const { user, openMenu } = stage(ToReviewCard, { server, at })
  expect(await screen.findByText('其中1笔请留意')).toBeTruthy()
  expect(screen.getByText('等待处理').textContent).toBe('等待处理3笔付款 2,127,400.23 元查看全部')
  const row = screen.getByRole('button', { name: /远山稳健一号.*上海云舟科技有限公司/ })
  expect(row.textContent).toContain('首次向该账户付款于非工作时间提交（11-19 22:15）')
  await user.click(row)
  expect(openMenu).toHaveBeenLastCalledWith('10103', 'detail=77')
  await user.click(screen.getByRole('button', { name: '查看全部' }))
  expect(openMenu).toHaveBeenLastCalledWith('10103')
})

test('the signer’s card says when nothing is unusual among those that wait longest, and opens the page of signing', async () => {
  const server = new FakeServer().answer(ordersToSign, () => ({
    ...answer,
    total: 10_000,
    totalCapped: true,
    payments: null,
    looked: 100,
    unusual: 0,
    list: [],
  }))
  const { user, openMenu } = stage(ToSignCard, { server, at })
  expect(await screen.findByText('等待最久的100笔中未发现异常情形')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '查看全部' }))
  expect(openMenu).toHaveBeenLastCalledWith('10104')
})

test('an amount above the recent ones says how large they were', async () => {
  const list = [{ ...order, reasons: ['above-usual' as const], largest: '900000.00' }]
  const server = new FakeServer().answer(ordersToReview, () => ({ ...answer, list }))
  stage(ToReviewCard, { server, at })
  expect(await screen.findByText('高于近期向该账户的最大一笔（900,000.00 元）')).toBeTruthy()
})

test('without anything that waits it says so', async () => {
  const server = new FakeServer().answer(ordersToReview, () => ({ ...answer, total: 0, list: [] }))
  stage(ToReviewCard, { server, at })
  expect(await screen.findByText('暂无等待您处理的指令')).toBeTruthy()
})
