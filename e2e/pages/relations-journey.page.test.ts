import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { choose, decide } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const applicant = portal.person('lin.jing')
const counterparty = portal.person('he.yu')
const desk = portal.person('ji.deng')
const reviewer = portal.person('zhou.hang')

const folder = '/iisp/product-manage/mother-child-found'
/** A fund of the other manager, and an own one that is not linked to it. */
const [mother, child] = ['SQM012', 'SXA002']

/** Opens the application of the two funds in the visible list. */
async function openApplication(page: Page, id: string): Promise<Locator> {
  await page.getByRole('table').getByText(/启明/).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: `母子关系申请 ${id}` })
  await drawer.waitFor()
  return drawer
}
const applicationId = async () =>
  (
    await portal.iisp.owner.query<{ id: string }>(
      `SELECT a.id FROM fund_relation.application a WHERE a.mother->>'CPDM' = $1 OR a.mother->>'code' = $1 ORDER BY a.id DESC LIMIT 1`,
      [mother],
    )
  ).rows[0]!.id

test.each([
  ['[SH-069] [BU-023]', 'mother-child-found-redeem', '付费自动强赎'],
  ['[BU-020]', 'mother-child-found-apply', '母子基金申请'],
  ['[BU-021]', 'mother-child-found-progress', '母子基金申请进度'],
])('%s the address …/%s shows its page with rows', async (_, address, name) => {
  const { page, complaints } = applicant
  await page.goto(`${folder}/${address}`)
  await page.getByRole('tab', { name }).first().waitFor()
  await page.getByRole('row').nth(1).waitFor()
  expect(new URL(page.url()).pathname).toBe(`${folder}/${address}`)
  expect(complaints).toEqual([])
})

test('[BU-009] [BU-010] [BU-078] [BU-172] [BU-321] [BU-364] a relation to a fund of another manager is applied for', async () => {
  const { page, complaints } = applicant
  await page.goto(`${folder}/mother-child-found-apply`)
  await page
    .getByRole('button', { name: /新\s*增/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: '新增母子关系' })
  await choose(form, '子基金产品', child, child)
  await form.getByText('其他管理人产品').last().click()
  await form.getByLabel('母基金产品代码').fill(mother)
  await form.getByRole('button', { name: /^查\s*询$/ }).click()
  await form.getByText(/管理人：启明/).waitFor()
  await form.getByRole('textbox', { name: '申购触发方式比例' }).fill('30')
  await form.getByRole('textbox', { name: '赎回触发方式比例' }).fill('50')
  const sent = page.waitForRequest(/applySubmit/)
  await form.getByRole('button', { name: /^提\s*交$/ }).click()
  expect((await sent).postDataJSON()).toMatchObject({ flag: '1' })
  await page.getByText('母子关系新增成功').waitFor()
  await page.getByText('是否设置子基金付费自动强赎？').waitFor()
  await page.getByRole('button', { name: /^否$/ }).click()
  await page.goto(`${folder}/mother-child-found-progress`)
  const drawer = await openApplication(page, await applicationId())
  await drawer.getByText('30.00%').first().waitFor()
  await drawer.getByText('待对方确认').first().waitFor()
  expect(complaints).toEqual([])
})

test('[BU-174] [BU-323] the other manager agrees, and the register passes it: both see the relation', async () => {
  const id = await applicationId()
  await counterparty.page.goto(`${folder}/mother-child-found-progress?open=1`)
  const agreed = counterparty.page.waitForResponse('**/fundRelation/applyConfirm')
  await decide(await openApplication(counterparty.page, id), '同意', '已同意，等待审核')
  expect([(await agreed).status(), (await agreed).request().postDataJSON()]).toMatchObject([200, { id }])
  await desk.page.goto(`${folder}/mother-child-found-audit`)
  await decide(await openApplication(desk.page, id), '通过', '已通过，申请方会收到消息')
  for (const { page, complaints } of [applicant, counterparty]) {
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await page.goto(`${folder}/mother-child-found-apply?mcpdm=${mother}`)
    // oxlint-disable-next-line no-await-in-loop -- one person after the other
    await page.getByRole('table').getByText('有效', { exact: true }).first().waitFor()
    expect(complaints).toEqual([])
  }
})

test('[BU-022] [BU-173] [BU-322] an application is revoked on the progress page', async () => {
  const { page, complaints } = applicant
  const { rows } = await portal.iisp.owner.query<{ id: string }>(
    `SELECT id FROM fund_relation.application WHERE institution_id = 'M001' AND status = '1' ORDER BY id DESC LIMIT 1`,
  )
  const id = rows[0]!.id
  await page.goto(`${folder}/mother-child-found-progress?detail=${id}`)
  const drawer = page.getByRole('dialog', { name: `母子关系申请 ${id}` })
  await drawer.waitFor()
  const reverted = page.waitForResponse('**/fundRelation/revert')
  await decide(drawer, '撤销', '申请已撤销')
  expect([(await reverted).status(), (await reverted).request().postDataJSON()]).toMatchObject([200, { id }])
  await page.goto(`${folder}/mother-child-found-progress?detail=${id}`)
  const again = page.getByRole('dialog', { name: `母子关系申请 ${id}` })
  await again.getByText('已撤销').first().waitFor()
  expect(complaints).toEqual([])
})

test('a fee that waits for a person is paid from the settings of the forced redemption, and goes to the custodian', async () => {
  const { page, complaints } = reviewer
  await page.goto(`${folder}/mother-child-found-redeem?open=1`)
  await page.getByRole('row').filter({ hasText: 'SXA017' }).getByText('1 笔').waitFor()
  await page.goto(`${folder}/mother-child-found-redeem?detail=3`)
  const drawer = page.getByRole('dialog', { name: '付费自动强赎设置 3' })
  const due = drawer.getByRole('row').filter({ hasText: '销售服务费' }).filter({ hasText: '待人工确认' })
  await due.getByRole('button', { name: '确认付费' }).click()
  const question = page.getByRole('dialog').filter({ hasText: '支付销售服务费' })
  const asked = /支付销售服务费([\d,]+\.\d\d)元/.exec(await question.innerText())?.[1] ?? ''
  await question.getByRole('button', { name: '确认付费' }).click()
  await page.getByText('已发起付费，划款指令待托管人确认').waitFor()
  await drawer.getByRole('row').filter({ hasText: '销售服务费' }).filter({ hasText: '付费中' }).waitFor()
  const { rows } = await portal.iisp.owner.query(
    `SELECT amount, status, partner_name FROM transfers.transfer_order WHERE reference LIKE 'fund-relation:fee:%'
     ORDER BY id DESC LIMIT 1`,
  )
  expect(rows).toEqual([
    { amount: asked.replaceAll(',', ''), status: '040', partner_name: '汇泽基金销售有限公司' },
  ])
  expect(complaints).toEqual([])
})
