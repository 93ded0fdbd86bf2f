import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

test('[SH-009] a person subscribes to a service, finds it subscribed after a reload, gets it at its time, and unsubscribes', async () => {
  const { page, complaints } = operator
  await page.goto('/iisp/integrated-management/subscription-center')
  const service = () => page.getByRole('row').filter({ hasText: '待办汇总' })
  await service().getByText('未订阅').waitFor()
  await service().getByRole('button', { name: '订阅', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '订阅 · 待办汇总' })
  await dialog.getByRole('checkbox', { name: '邮件' }).check()
  const time = dialog.getByLabel('发送时间')
  await time.fill('10:10')
  await time.press('Tab')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await service().getByText('每日 10:10 · 平台消息 邮件').waitFor()
  await page.reload()
  await service().getByText('每日 10:10 · 平台消息 邮件').waitFor()

  portal.iisp.clock.advance(600)
  await portal.iisp.portal.settle()
  const { rows } = await portal.iisp.owner.query<{ recipient: string; body: string }>(
    `SELECT recipient, body FROM platform.message_outbox WHERE channel = 'mail'`,
  )
  expect(rows).toEqual([
    { recipient: 'lin.jing@yuanshan.example', body: expect.stringMatching(/划款指令录入：\d+笔/) },
  ])
  await page.getByRole('tab', { name: '发送记录' }).click()
  const delivery = page.getByRole('row').filter({ hasText: '2026-11-20 10:10' })
  await delivery.getByText('已发送').waitFor()

  await page.getByRole('tab', { name: '可订阅服务' }).click()
  await service().getByRole('button', { name: '退订' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s*定/ })
    .click()
  await service().getByText('未订阅').waitFor()
  expect(complaints).toEqual([])
})
