import { expect, test } from 'vitest'
import { button, choose } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'
import { relationFolder as folder, submitted } from '../relation-form.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')

/** A relation in effect between two own funds; the deletion of its settings waits for a second person. */
const [mother, child] = ['SXA001', 'SXA015']

const keys = `appid xmbh sqlx sqrsjh mjjsyglr mjjcpdm mjjcpmc mjjgsmc zjjsyglr zjjcpdm zjjcpmc zjjgsmc zjjxmbh
  wjid wjmc sjh sffsdx mzldfs mzldfs_new fhsfcfsh zjjsfcfsh_new jjzh yjbccflx yjbccflx_new
  shcfbz_new shyjbccfbz_new fhyjbccfbz_new mzjyfyjmnew sgldbl sgcfje sgcfjenew shfhldbl shcfje shcfjenew
  rqqjszfs qyrq sxrq rqqjszfsnew qyrqnew sxrqnew`.split(/\s+/)

test('[BU-171] adding, modifying, deleting and viewing a relation open four dialogs of their own', async () => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA013`)
  for (const [name, title] of [
    ['新增', '新增母子关系'],
    ['修改', '修改母子关系'],
    ['删除', '删除母子关系'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one dialog after the other
    await button(page, name).click()
    const dialog = page.getByRole('dialog', { name: title })
    // oxlint-disable-next-line no-await-in-loop
    await dialog.waitFor()
    // oxlint-disable-next-line no-await-in-loop
    await button(dialog, '取消').click()
    // oxlint-disable-next-line no-await-in-loop
    await dialog.waitFor({ state: 'hidden' })
  }
  await page.goto(`${folder}/mother-child-found-progress`)
  await button(page, '查看').click()
  const viewed = page.getByRole('dialog', { name: /^查看母子关系/ })
  await viewed.waitFor()
  expect(await viewed.getByRole('textbox').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('[BU-127] [BU-128] [BU-129] [BU-130] a submission carries every documented key, with what was before under the plain ones', async () => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA013`)
  await button(page, '修改').click()
  const form = page.getByRole('dialog', { name: '修改母子关系' })
  await form.getByRole('textbox', { name: '申购触发方式比例' }).fill('80')
  await expect.poll(() => form.getByRole('textbox', { name: '申请人手机' }).inputValue()).toBe('13900000001')
  const { flag, row } = await submitted(form)
  expect(flag).toBe('2')
  expect(Object.keys(row).toSorted()).toEqual(expect.arrayContaining(keys.toSorted()))
  expect(row).toMatchObject({
    appid: '',
    sqlx: '2',
    sqrsjh: '13900000001',
    mjjsyglr: '1',
    zjjcpdm: 'SXA013',
    mzldfs: '0,1',
    mzldfs_new: '0,1',
    yjbccflx: '0',
    sgldbl: '0.8000',
    rqqjszfs: '0',
    rqqjszfsnew: '0',
    sffsdx: '0',
  })
  expect(row['xmbh']).toMatch(/^XM\d+$/)
  expect(row['zjjxmbh']).toMatch(/^XM\d+$/)
  await page.getByText('修改成功').waitFor()
  expect(complaints).toEqual([])
})

test('[BU-010] [BU-367] a relation whose settings of the forced redemption are gone stays in effect, and gets new ones later', async () => {
  await reviewer.page.goto(`${folder}/mother-child-found-redeem?detail=1&open=1`)
  const settings = reviewer.page.getByRole('dialog', { name: '付费自动强赎设置 1' })
  await button(settings, '复核通过').click()
  const gone = reviewer.page.waitForResponse(/reviewAutoPaymentConfig/)
  const question = reviewer.page.getByRole('dialog').filter({ hasText: '的付费自动强赎设置？' })
  await button(question, '复核通过').click()
  expect(await (await gone).json()).toMatchObject({ status: 200 })
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=${child}&mcpdm=${mother}`)
  await page.getByRole('row').filter({ hasText: child }).getByText('有效', { exact: true }).first().waitFor()
  await page.goto(`${folder}/mother-child-found-redeem?add=${child},${mother}`)
  const form = page.getByRole('dialog', { name: '新增付费自动强赎设置' })
  await choose(form, '子基金账号', '', /\d{12}/)
  await choose(form, '子交易账号', '', /\d+/)
  await choose(form, '费用类型', '', /管理费/)
  // a list of which several may be chosen stays open
  await form.getByRole('combobox', { name: '费用类型' }).press('Escape')
  await choose(form, '联系人', '', /默认/)
  await button(form, '取消默认联系人').click()
  const asked = page.getByRole('dialog').filter({ hasText: '联系人本身保留' })
  await button(asked.last(), '取消默认联系人').click()
  await page.getByText('删除成功', { exact: true }).waitFor()
  await form
    .getByText(/^方晓雯 1\d{10}$/)
    .first()
    .waitFor()
  await button(form, '取消默认联系人').waitFor({ state: 'detached' })
  const answered = page.waitForResponse(/setAutoPaymentConfig/)
  await button(form, '提交复核').click()
  expect(await (await answered).json()).toMatchObject({ status: 200 })
  await page.goto(`${folder}/mother-child-found-redeem?zjjdm=${child}`)
  await page
    .getByRole('row')
    .filter({ hasText: child })
    .getByText(/待复核/)
    .first()
    .waitFor()
  expect(complaints).toEqual([])
})
