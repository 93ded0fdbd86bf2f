import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const author = portal.person('lin.jing')
const voter = portal.person('he.yu')
const desk = portal.person('fang.shen')

test('[SH-060] a demand is proposed in the demand centre, voted for and answered by another institution that sees no name, and planned by the desk', async () => {
  const { page } = author
  await page.goto('/iisp/extension-center/demand-center')
  await page.getByRole('button', { name: '提出需求' }).click()
  const form = page.getByRole('dialog', { name: '提出需求' })
  await form.getByRole('textbox', { name: '需求', exact: true }).fill('回单支持批量打印')
  await form.getByRole('textbox', { name: '需求内容' }).fill('每月需要打印全部电子回单')
  await form.getByRole('button', { name: /提\s?交/ }).click()
  await page.getByText('需求已提交，运营方答复后您会收到消息').waitFor()
  await page.getByRole('button', { name: '回单支持批量打印' }).waitFor()

  await voter.page.goto('/iisp/extension-center/demand-center')
  await voter.page.getByRole('button', { name: '回单支持批量打印' }).click()
  const seen = voter.page.getByRole('dialog', { name: '回单支持批量打印' })
  await seen.getByText('其他机构').waitFor()
  expect(await seen.innerText()).not.toMatch(/林静|远山/)
  await seen.getByRole('button', { name: /^支\s?持$/ }).click()
  await seen.getByRole('button', { name: '取消支持' }).waitFor()
  await seen.getByRole('textbox', { name: '我的回复' }).fill('我们也需要')
  await seen.getByRole('button', { name: /^回\s?复$/ }).click()
  await seen.getByRole('listitem').getByText('我们也需要').waitFor()

  await desk.page.goto('/iisp/operations/demands')
  await desk.page.getByRole('button', { name: '回单支持批量打印' }).click()
  const deciding = desk.page.getByRole('dialog', { name: '回单支持批量打印' })
  await deciding.getByText('林静 lin.jing@yuanshan.example').waitFor()
  await deciding.getByRole('radio', { name: '排期' }).check()
  await deciding.getByRole('textbox', { name: '正式答复' }).fill('下季度上线')
  await deciding.getByRole('button', { name: /提\s?交/ }).click()
  await desk.page.getByText('处理成功，提出人已收到消息').waitFor()

  await page.getByText('您的需求已答复：回单支持批量打印').first().waitFor()
  await page.goto('/iisp/extension-center/demand-center')
  const row = page.getByRole('row', { name: /回单支持批量打印/ })
  await row.getByText('已排期').waitFor()
  expect(await row.innerText()).toMatch(/已排期\s+1\s+2\s+本人/)
  expect([author, voter, desk].flatMap(({ complaints }) => complaints)).toEqual([])
})
