import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const person = portal.person('lin.jing')

test('[SH-064] two texts are compared on the page, by file and by paste, and one difference leads to the next', async () => {
  const { page } = person
  await page.goto('/iisp/extension-center/llm-find-diff-event')
  await page.getByLabel('选择原文本文件').setInputFiles({
    name: '合同.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      '第一条 管理费率为百分之一。\n第二条 托管人为恒信银行。\n第三条 本合同自签署之日起生效。',
    ),
  })
  await page
    .getByRole('textbox', { name: '新文本' })
    .fill(
      '第一条 管理费率为百分之二。\n第二条，托管人为恒信银行。\n第三条 本合同自签署之日起生效。\n第四条 附则。',
    )
  await page.getByRole('button', { name: '开始比对' }).click()
  await page.getByText('共2处差异：修改1处，新增1处，删除0处').waitFor()
  const current = page.locator('li[aria-current]')
  await current.getByText('托管人为恒信银行').first().waitFor()
  await page.getByRole('checkbox', { name: '忽略标点' }).check()
  await page.getByRole('checkbox', { name: '忽略空格' }).check()
  await page.getByRole('button', { name: '开始比对' }).click()
  await page.getByText('共2处差异：修改1处，新增1处，删除0处').waitFor()
  expect(await current.getByText('托管人').count()).toBe(0)
  expect(await current.locator('del').allInnerTexts()).toEqual(['一'])
  expect(await current.locator('ins').allInnerTexts()).toEqual(['二'])
  await page.getByRole('button', { name: '下一处' }).click()
  await current.getByText('第四条 附则。').waitFor()
  expect(person.complaints).toEqual([])
})
