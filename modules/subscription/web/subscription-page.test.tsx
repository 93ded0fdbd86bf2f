import { refuse } from '@iisp/contract'
import {
  type SubscriptionService,
  subscriptionCatalogue,
  subscriptionDeliveryList,
  subscriptionErrors,
  subscriptionSave,
} from '@iisp/subscription/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SubscriptionPage } from './SubscriptionPage.tsx'
import { subscriptionTexts } from './subscription-texts.ts'

const service: SubscriptionService = {
  kind: 'notices.announcements',
  name: '平台公告',
  description: '公告标题',
  frequencies: ['instant', 'daily', 'weekly'],
  setAt: '',
  chosen: null,
  actions: ['save'],
}
const elsewhere: SubscriptionService = {
  ...service,
  kind: 'transfers.order-mail',
  name: '划款汇总邮件',
  frequencies: [],
  setAt: '/orders',
  actions: [],
}
const server = () =>
  new FakeServer().answer(subscriptionCatalogue, () => ({
    services: [service, elsewhere],
    channels: ['message', 'mail'],
    actsForAnother: false,
  }))
const opened = async (page: ReturnType<typeof stage>) => {
  await page.user.click(await screen.findByRole('button', { name: /^订阅/ }))
  return screen.findByRole('dialog', { name: '订阅 · 平台公告' })
}

test('the channels that reach the person are offered, and weekday and time as the frequency needs them', async () => {
  const page = stage(SubscriptionPage, { server: server().answer(subscriptionSave, () => null) })
  const dialog = within(await opened(page))
  expect(dialog.queryByRole('checkbox', { name: '短信' })).toBeNull()
  expect(dialog.queryByText('发送时间')).toBeNull()
  await page.user.click(dialog.getByRole('radio', { name: '每周' }))
  expect(dialog.getByText('星期')).toBeTruthy()
  await page.user.click(dialog.getByRole('checkbox', { name: '平台消息' }))
  await page.user.click(dialog.getByRole('button', { name: /保\s*存/ }))
  expect(dialog.getByText('请至少选择一种接收方式')).toBeTruthy()
  expect(page.server.asked(subscriptionSave)).toEqual([])
  await page.user.click(dialog.getByRole('checkbox', { name: '邮件' }))
  await page.user.click(dialog.getByRole('button', { name: /保\s*存/ }))
  await waitFor(() =>
    expect(page.server.asked(subscriptionSave)).toEqual([
      { kind: service.kind, channels: ['mail'], frequency: 'weekly', time: '09:00', weekday: 1 },
    ]),
  )
})

test('a refusal is shown in the dialog, which keeps what was chosen', async () => {
  const page = stage(SubscriptionPage, {
    server: server().answer(subscriptionSave, () => refuse(subscriptionErrors.noPhone)),
  })
  const dialog = within(await opened(page))
  await page.user.click(dialog.getByRole('checkbox', { name: '邮件' }))
  await page.user.click(dialog.getByRole('button', { name: /保\s*存/ }))
  expect(await dialog.findByText('您尚未登记手机号码，不能选择短信')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: '邮件' }).checked).toBe(true)
})

test('a channel that no longer reaches the person does not count as chosen', async () => {
  const chosen = { channels: ['sms'], frequency: 'daily', time: '09:00', weekday: 1, nextAt: null } as const
  const page = stage(SubscriptionPage, {
    server: server().answer(subscriptionCatalogue, () => ({
      services: [
        { ...service, chosen: { ...chosen, channels: [...chosen.channels] }, actions: ['save', 'end'] },
      ],
      channels: ['message', 'mail'],
      actsForAnother: false,
    })),
  })
  await page.user.click(await screen.findByRole('button', { name: /^修改/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改 · 平台公告' }))
  await page.user.click(dialog.getByRole('button', { name: /保\s*存/ }))
  expect(dialog.getByText('请至少选择一种接收方式')).toBeTruthy()
  expect(page.server.asked(subscriptionSave)).toEqual([])
})

test('who acts for somebody is offered nothing that the server refuses', async () => {
  stage(SubscriptionPage, {
    server: server().answer(subscriptionCatalogue, () => ({
      services: [{ ...service, actions: [] }],
      channels: ['message'],
      actsForAnother: true,
    })),
  })
  expect(await screen.findByText('您正在代办，订阅与退订须由本人操作。')).toBeTruthy()
  expect(await screen.findByText('平台公告')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^订阅/ })).toBeNull()
})

test('what is set elsewhere leads there', async () => {
  stage(SubscriptionPage, { server: server() })
  const row = within((await screen.findByText('划款汇总邮件')).closest('tr')!)
  expect(row.getByText('在个性化设置中设置')).toBeTruthy()
  expect(row.getByRole('button', { name: /去设置/ })).toBeTruthy()
})

test('deliveries name service, outcome and channels', async () => {
  const row = { id: '1', name: '平台公告', at: '2026-11-20 09:00:00', total: 1, content: '系统维护' }
  stage(SubscriptionPage, {
    server: server().answer(subscriptionDeliveryList, () => ({
      list: [{ ...row, outcome: 'sent', channels: ['mail'] }],
      total: 1,
      pageNo: 1,
      pageSize: 20,
    })),
    at: '/?part=deliveries',
  })
  expect(await screen.findByText('系统维护')).toBeTruthy()
  expect(screen.getByText('已发送')).toBeTruthy()
  expect(screen.getByText('邮件')).toBeTruthy()
})

test('the page speaks both languages', () => expect(missingTexts(subscriptionTexts)).toEqual([]))
