import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const seat = portal.person('zhao.tuo')

const talk = () => operator.page.getByRole('dialog', { name: '智能助手' })

test('a service agent accepts the chat and answers; neither side reloads', async () => {
  // what the robot was asked before goes to the agent as well
  await operator.page.goto('/iisp/product-operation/securities-account-open')
  await operator.page.getByRole('button', { name: '在线客服' }).click()
  const question = talk().getByRole('textbox', { name: '问题' })
  await question.fill('怎么撤销指令')
  const replied = operator.page.waitForResponse(/\/aidialog\/aidialogApiReply(Query|Stream)$/)
  await question.press('Enter')
  await replied
  await seat.page.goto('/iisp/operations/service-chat')
  await seat.page.getByText('暂无会话').waitFor()
  await talk().getByRole('tab', { name: '人工客服' }).click()
  const message = talk().getByRole('textbox', { name: '消息' })
  await message.fill('第一笔指令为什么被退回？')
  await message.press('Enter')
  await talk().getByText('排队中，您是下一位').waitFor()

  await seat.page.getByRole('list', { name: '会话列表' }).getByText('林静').click()
  await seat.page.getByText('怎么撤销指令').waitFor({ state: 'attached' })
  await seat.page.getByRole('button', { name: '接起' }).click()
  const answer = seat.page.getByRole('textbox', { name: '答复' })
  await answer.fill('缺少合同，请补充后重新提交')
  await answer.press('Enter')

  await talk().getByText('赵拓为您服务').first().waitFor()
  await talk().getByText('缺少合同，请补充后重新提交').waitFor()
  await message.fill('明白了，谢谢')
  await message.press('Enter')
  await seat.page.getByRole('log').getByText('明白了，谢谢').waitFor()
})

test('unsent text survives a reload, and an ended chat can be rated', async () => {
  const { page } = operator
  await talk().getByRole('textbox', { name: '消息' }).fill('还有一个问题')
  await page.reload()
  await talk().getByRole('tab', { name: '人工客服' }).click()
  await expect.poll(() => talk().getByRole('textbox', { name: '消息' }).inputValue()).toBe('还有一个问题')
  await seat.page.getByRole('button', { name: '结束会话' }).click()
  await seat.page.getByRole('dialog').getByRole('button', { name: '结束会话' }).click()
  await talk().getByText('会话已结束').first().waitFor()
  await talk().getByRole('radio', { name: '5 分' }).click()
  await talk().getByRole('button', { name: '提交评价' }).click()
  await talk().getByText('感谢您的评价：5 分').waitFor()
  expect([...operator.complaints, ...seat.complaints]).toEqual([])
})
