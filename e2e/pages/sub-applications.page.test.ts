import { expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')

const project = '/capital-zone/investment-performance/investment-project-management'

test.each([
  ['[SH-091] [BU-047]', '/direct-sale', 'directSale', '直销业务'],
  ['[SH-092] [BU-036]', '/transfer-money', 'transfers', '划款业务'],
  ['[SH-093] [BU-037]', '/product-manage', 'product', '产品业务'],
  ['[SH-094] [BU-038]', '/product-operation', 'product', '产品业务'],
  ['[SH-095] [BU-039]', '/taxes-center', 'product', '产品业务'],
  ['[SH-096] [BU-040]', '/integrated-management', 'product', '产品业务'],
  ['[SH-097] [BU-041]', '/report-center', 'product', '产品业务'],
  ['[SH-098] [BU-042]', '/investment-services', 'ta', '份额登记（TA）'],
  ['[SH-099] [BU-043]', '/share-register', 'ta', '份额登记（TA）'],
  ['[SH-100] [BU-044]', project, 'ta', '份额登记（TA）'],
  ['[SH-101] [BU-045]', '/information-disclosure', 'valuation', '估值核算'],
  ['[SH-102] [BU-046]', '/valuation-accounting', 'valuation', '估值核算'],
  [
    '[SH-103] [BU-048]',
    '/capital-zone/data-management/capital-authorization?source=open',
    'channel',
    '资金专区',
  ],
  ['[SH-104] [BU-049]', '/fund-account', 'globalFund', '全球基金'],
  ['[SH-105] [BU-050]', '/transfer-agent', 'globalFund', '全球基金'],
  ['[SH-106] [BU-051]', '/comprehensive-management', 'globalFund', '全球基金'],
])('%s %s mounts the sub-application %s', async (_, path, name, title) => {
  const { page } = operator
  await page.goto(`/iisp${path}`)
  const mounted = page.locator('[data-sub-application]').filter({ visible: true })
  await mounted.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await mounted.evaluateAll((all) => all.map((one) => one.dataset['subApplication']))).toEqual([name])
  await page.getByRole('tab', { name: title, selected: true }).waitFor()
})

test('[SH-090] [BU-035] the overview leads to the menus that the person has; opening one mounts its sub-application and hides the former', async () => {
  const { page } = operator
  await page.goto('/iisp/product-operation')
  const overview = page.locator('[data-sub-application="product"]').filter({ visible: true })
  await overview.getByRole('button', { name: '证券账户开户' }).waitFor()
  await page.goto('/iisp/transfer-money')
  const transfers = page.locator('[data-sub-application="transfers"]').filter({ visible: true })
  await transfers.getByRole('button', { name: '划款指令查询' }).click()
  await page.waitForURL('**/transfer-list*')
  const mounted = page.locator('[data-sub-application]').filter({ visible: true })
  await mounted.getByRole('table').first().waitFor()
  expect(await mounted.count()).toBe(1)
})

test('[SH-039] an unknown address below a sub-application shows that the page does not exist', async () => {
  const { page } = operator
  await page.goto('/iisp/share-register/nowhere')
  await page.getByText('抱歉，您访问的页面不存在').waitFor()
})
