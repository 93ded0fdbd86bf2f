import { expect, test } from 'vitest'
import { completed, openList, rowOf } from '../opening-lists.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

test('[BL-061] [BL-062] [BL-065] [BL-137] the linked account of a row shows product, account and bank, and what was entered', async () => {
  const { page, complaints } = operator
  const application = await completed(portal.iisp, '2')
  await openList(page, '托管募集（三方关联）')
  await rowOf(page, application.project_no).getByRole('button', { name: '关联详情' }).click()
  const dialog = page.getByRole('dialog', { name: '关联详情' })
  await dialog.getByText('资金密码', { exact: true }).waitFor()
  const facts = await dialog
    .getByRole('term')
    .evaluateAll((all) => all.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']))
  expect(facts.slice(0, 4)).toEqual([
    ['产品名称', application.product_name],
    ['产品代码', application.product_no],
    ['托管账户', application.custody_account_no],
    ['开户行', application.opening_bank],
  ])
  expect(facts.slice(4)).toEqual(
    expect.arrayContaining([
      ['经纪商', application.broker_name],
      ['账号', application.account_no],
      ['联系人', application.contact_name],
      ['联系电话', application.contact_phone],
      ['资金密码', expect.stringMatching(/^\*{6}(?!\*)/)],
    ]),
  )
  expect(complaints).toEqual([])
})
