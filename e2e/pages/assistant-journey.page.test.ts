import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const talk = () => operator.page.getByRole('dialog', { name: '智能助手' })

test('[BL-270] [BU-388] a talk begins with popular questions, those on the menu in front first', async () => {
  const { page } = operator
  const asked = page.waitForResponse((one) => one.url().endsWith('/api/question/hot'))
  await page.goto('/iisp/product-operation/securities-account-open')
  await page.getByRole('button', { name: '在线客服' }).click()
  const answer = await asked
  const { menuId } = answer.request().postDataJSON() as { menuId: string }
  const { data } = (await answer.json()) as { data: { id: string; question: string }[] }
  const { rows } = await portal.iisp.owner.query<{ id: string }>(
    'SELECT id::text FROM assistant.faq WHERE menu_id = $1 AND published > 0',
    [menuId],
  )
  expect(rows.map(({ id }) => id)).toContain(data[0]?.id)
  const shown = talk().getByRole('region', { name: '热门问题' }).getByRole('button')
  await shown.first().waitFor()
  expect(await shown.allInnerTexts()).toEqual(data.map(({ question }) => question))
  expect(data).toHaveLength(5)
})

test('[BU-389] of six questions configured for a menu five are shown', async () => {
  const { page } = operator
  const { rows } = await portal.iisp.owner.query<{ id: string }>(
    `UPDATE assistant.faq SET pinned = true, menu_id = '31101' WHERE id IN
     (SELECT id FROM assistant.faq WHERE published > 0 ORDER BY id LIMIT 6) RETURNING id::text`,
  )
  const asked = page.waitForResponse((one) => one.url().endsWith('/api/question/hot'))
  await page.reload()
  const { data } = (await (await asked).json()) as { data: { id: string; question: string }[] }
  const configured = new Set(rows.map(({ id }) => id))
  expect(data.filter(({ id }) => configured.has(id))).toHaveLength(5)
  const shown = talk().getByRole('region', { name: '热门问题' }).getByRole('button')
  await shown.first().waitFor()
  expect(await shown.allInnerTexts()).toEqual(data.map(({ question }) => question))
})

test('[BL-302] the mode of the assistant is asked for when its talk opens, and the talk is one with the robot', async () => {
  const { page } = operator
  const asked = page.waitForResponse('**/tgfw-integration/gpt/currentSystemGPTMode*')
  await page.reload()
  const answer = await asked
  expect(answer.request().method()).toBe('GET')
  expect(await answer.json()).toMatchObject({ data: { gptMode: '1', qaFunctionSwitch: '1' } })
  await talk().getByRole('textbox', { name: '问题' }).waitFor()
  expect(await talk().getByText('大模型').count()).toBe(0)
})

test('[BL-152] a question is answered from the help texts with all fields of an answer, and the feedback on it is stored', async () => {
  const question = talk().getByRole('textbox', { name: '问题' })
  await question.fill('怎么撤销指令')
  const replied = operator.page.waitForResponse(/\/aidialog\/aidialogApiReply(Query|Stream)$/)
  await question.press('Enter')
  const answer = ((await (await replied).json()) as { data: Record<string, string> }).data
  expect(answer).toMatchObject({
    id: expect.stringMatching(/^\d+$/),
    answer: expect.stringContaining('撤销'),
    question: expect.stringContaining('撤销'),
    raw_query: '怎么撤销指令',
    answerType: '1',
    feedbackParams: expect.stringMatching(/./),
    messageId: expect.stringMatching(/^\w{24}$/),
  })
  await talk().getByText(/撤销/).last().waitFor()
  const sentence = answer['answer']!.split(/[*[\]\n]/).find((part) => part.length > 5)!
  await talk()
    .getByText(sentence.replace(/^\d+\.\s*/, '').trim())
    .first()
    .waitFor()
  await talk().getByRole('button', { name: '有帮助' }).last().click()
  await talk().getByRole('button', { name: '有帮助', pressed: true }).waitFor()
})
