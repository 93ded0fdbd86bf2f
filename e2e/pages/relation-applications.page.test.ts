import { expect, test } from 'vitest'
import { post } from '../ask.ts'
import { button } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'
import { openRelation, relationFolder, submissions, submitted, warned } from '../relation-form.ts'

const portal = stageWindow()
const operator = portal.personOfEachTest('lin.jing')
const stranger = portal.person('he.yu')

test('[BU-091] [BU-125] [BU-387] a ratio is capped at 100 % and stored as a fraction, a file is named and saved from the view; [BU-329] the same funds are then refused', async () => {
  const { page } = operator
  const form = await openRelation(operator.page, 'SXA012', 'SXA005')
  const ratio = form.getByRole('textbox', { name: '申购触发方式比例' })
  await ratio.fill('100.01')
  await ratio.press('Tab')
  expect(await ratio.inputValue()).toBe('100.00')
  const file = { name: '联动条款.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }
  await form.locator('input[type="file"]').setInputFiles(file)
  await page
    .getByText(/联动条款\.pdf\s*文件上传成功/)
    .first()
    .waitFor()
  const { row } = await submitted(form)
  expect(row).toMatchObject({ sgldbl: '1.0000', wjmc: '联动条款.pdf' })
  await page.getByText('母子关系新增成功').waitFor()
  const above = { ...row, zjjcpdm: 'SXA009', sgldbl: '1.0001' }
  const refused = await post(page, '/api/fundRelation/applySubmit', { flag: '1', inputParam: [above] })
  expect(refused.status).toBe(400)

  const listed = page.waitForResponse(/getApplyInfoList/)
  await page.goto(`${relationFolder}/mother-child-found-progress?zcpdm=SXA005`)
  const { data } = (await (await listed).json()) as { data: { list: Record<string, unknown>[] } }
  expect(data.list[0]).toMatchObject({ SGLDBL: '1.0000', WJID: row['wjid'], WJMC: '联动条款.pdf' })
  await button(page, '查看').click()
  const view = page.getByRole('dialog', { name: /^查看母子关系/ })
  const saved = page.waitForEvent('download')
  await view.getByRole('button', { name: '联动条款.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('联动条款.pdf')

  const sent = submissions(operator.page)
  const again = await openRelation(operator.page, 'SXA012', 'SXA005')
  expect(await warned(again, 'applyJudge')).toBe('0 存在未完成的申请，请先至进度页签撤销后再操作')
  expect(sent).toEqual([])
})

test('[BU-182] what only redeems is sent with a subscription ratio of 0.0000', async () => {
  const form = await openRelation(operator.page, 'SXA012', 'SXA007')
  await form.getByRole('radio', { name: '赎回', exact: true }).check()
  expect((await submitted(form)).row).toMatchObject({ mzldfs_new: '1', sgldbl: '0.0000', shfhldbl: '0.1000' })
  await operator.page.getByText('母子关系新增成功').waitFor()
})

test('[BU-225] the applicant edits an application, the manager of the other fund reads it and is refused the edit', async () => {
  await portal.iisp.owner.query(`UPDATE fund_relation.application SET status = '4' WHERE id = 1`)
  const { page } = operator
  const address = `${relationFolder}/mother-child-found-progress?detail=1`
  await page.goto(address)
  await page
    .getByRole('dialog', { name: '母子关系申请 1' })
    .getByRole('button', { name: /^编\s?辑$/ })
    .click()
  const form = page.getByRole('dialog', { name: /^编辑母子关系/ })
  await form.getByRole('textbox', { name: '申购触发方式比例' }).fill('30')
  const { row } = await submitted(form)
  expect(row).toMatchObject({ appid: '1', sgldbl: '0.3000' })
  await page.getByText('修改成功').waitFor()

  await stranger.page.goto(address)
  const drawer = stranger.page.getByRole('dialog', { name: '母子关系申请 1' })
  await drawer.getByText('30.00%').first().waitFor()
  expect(await drawer.getByRole('button', { name: /^编\s?辑$/ }).count()).toBe(0)
  await portal.iisp.owner.query(`UPDATE fund_relation.application SET status = '4' WHERE id = 1`)
  const body = { flag: '4', inputParam: [row] }
  expect((await post(stranger.page, '/api/fundRelation/applySubmit', body)).status).toBe(409)
  // the very same is taken of the applicant
  expect((await post(page, '/api/fundRelation/applySubmit', body)).status).toBe(200)
})
