import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

test('[SH-062] the collection lists the menus chosen on the home page; one is moved, opened and removed, and stays so after a reload', async () => {
  const { page } = operator
  await page.goto('/iisp/new-home')
  await page.getByRole('button', { name: '编辑首页' }).click()
  const choice = page.getByRole('group', { name: /^常用菜单/ })
  await choice.getByRole('checkbox', { name: '划款指令录入' }).check()
  await choice.getByRole('checkbox', { name: '划款指令查询' }).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('region', { name: '编辑首页' }).waitFor({ state: 'detached' })

  await page.goto('/iisp/extension-center/collection')
  const common = page.getByRole('region', { name: '常用菜单' }).filter({ visible: true })
  const first = common.getByRole('listitem').first()
  await common.getByRole('button', { name: '下移：划款指令录入' }).click()
  await first.getByRole('button', { name: '划款指令查询', exact: true }).waitFor()
  await page.reload()
  await first.getByRole('button', { name: '划款指令查询', exact: true }).waitFor()
  await common.getByRole('button', { name: '移除：划款指令录入' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确\s?定/ })
    .click()
  await common.getByRole('button', { name: '划款指令录入', exact: true }).waitFor({ state: 'detached' })
  await page.reload()
  await first.getByRole('button', { name: '划款指令查询', exact: true }).click()
  await page.waitForURL('**/iisp/transfer-money/transfer-instruction/transfer-list*')
  expect(operator.complaints).toEqual([])
})
