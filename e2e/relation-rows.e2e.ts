import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')
const folder = '/iisp/product-manage/mother-child-found'

/** The row, by one of its fields, of what a list answered for the page that is opened. */
async function rowOf(
  page: Page,
  call: string,
  { address, field, value }: { readonly address: string; readonly field: string; readonly value: string },
): Promise<Record<string, unknown>> {
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith(call))
  await page.goto(address)
  const { data } = (await (await answered).json()) as { data: { list: Record<string, unknown>[] } }
  return data.list.find((row) => row[field] === value) ?? expect.fail(`${call} answered no such row`)
}
/** The fields of an application that the documents name. */
const documented = `MCPDM MCPMC MJGMC MXMBH ZCPDM ZCPMC ZJGMC ZCPJJZH MJJSYGLR ZJJSYGLR SGLDBL SGLDJE SHLDBL SHLDJE SHFHLDBL
  YJBCCFLX MZLDFS_NEW ZJJSFCFSH_NEW KSRQ JSRQ ZTKZFS REDEMCHARGEFLAG REDEEMACHVMTFLAG DIVIDENDACHVMTFLAG MFREECHARGETYPE
  GLRID SJHM`
const texts = (value: unknown) => String(value)

test('[BU-118] [BU-119] [BU-120] [BU-121] [BU-122] [BU-123] [BU-124] [BU-126] an application answers both funds, their triggers and dates, and its drawer shows them', async () => {
  const { page, complaints } = operator
  const row = await rowOf(page, 'getApplyInfoList', {
    address: `${folder}/mother-child-found-progress?detail=1`,
    field: 'SQID',
    value: '1',
  })
  expect(Object.keys(row)).toEqual(expect.arrayContaining(documented.split(/\s+/)))
  expect(row).toMatchObject({
    MCPDM: 'SQM006',
    ZCPDM: 'SXA015',
    ZCPJJZH: expect.any(String),
    MJJSYGLR: '0',
    ZJJSYGLR: '1',
    SGLDBL: '0.4000',
    SGLDJE: null,
    SHLDBL: '0.4000',
    SHFHLDBL: '0.4000',
    SHLDJE: null,
    YJBCCFLX: '0',
    MZLDFS_NEW: '0,1',
    KSRQ: null,
    JSRQ: null,
    MFREECHARGETYPE: '0',
  })
  const drawer = page.getByRole('dialog', { name: '母子关系申请 1' })
  const of = (label: string) => drawer.locator('div', { has: page.getByText(label, { exact: true }) }).last()
  await expect.poll(() => of('母基金').innerText()).toContain('SQM006')
  expect(await of('子基金').innerText()).toMatch(/SXA015 .+（远山私募基金管理有限公司）/)
  expect(await of('申购触发方式').innerText()).toContain('40.00%')
  expect(await of('赎回触发方式').innerText()).toContain('40.00%')
  expect(await of('日期区间设置方式').innerText()).toContain('长期有效')
  expect(await of('母子交易费用减免').innerText()).toContain('不减免')
  expect(complaints).toEqual([])
})

test('[BU-328] [BU-365] [BU-392] a relation is modified: two trigger methods, the checks first, then 修改成功', async () => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply?zcpdm=SXA013`)
  await page
    .getByRole('button', { name: /^修\s?改$/ })
    .first()
    .click()
  const form = page.getByRole('dialog', { name: '修改母子关系' })
  const methods = form.getByRole('group', { name: /^申购触发方式/ }).getByRole('radio')
  await expect.poll(() => methods.count()).toBe(2)
  expect(await form.getByRole('group', { name: /^申购触发方式/ }).innerText()).toMatch(/按比例\s*按金额/)
  const ratio = form.getByRole('textbox', { name: '申购触发方式比例' })
  await ratio.fill('90')
  const checked = page.waitForResponse(/infoCheck/)
  const sent = page.waitForRequest(/applySubmit/)
  await form.getByRole('button', { name: /^提\s?交$/ }).click()
  expect(await (await checked).json()).toMatchObject({ data: { result: '1' } })
  const { flag, inputParam } = (await sent).postDataJSON() as { flag: string; inputParam: unknown }
  expect(flag).toBe('2')
  expect(texts(JSON.stringify(inputParam))).toContain('"sgldbl":"0.9000"')
  await page.getByText('修改成功').waitFor()
  expect(complaints).toEqual([])
})

test('[BU-131] [BU-132] [BU-133] [BU-135] [BU-136] settings of the forced redemption answer funds, accounts, contact and how they are paid, and the drawer shows them', async () => {
  const { page, complaints } = operator
  const row = await rowOf(page, 'getAutoPaymentConfigList', {
    address: `${folder}/mother-child-found-redeem?zjjdm=SXA015`,
    field: 'id',
    value: '1',
  })
  expect(row).toMatchObject({
    id: '1',
    zjjdm: 'SXA015',
    zjjzh: '980000001002',
    zjyzh: '1000000001002',
    mjjdm: 'SXA001',
    sjhm: '13800000001',
    email: 'lin.jing@yuanshan.example',
    zlzdqr: '0',
    mzkglr: '0',
    shbllx: '0',
    zdshbl: null,
    fkfrxz: '1',
  })
  await page.getByText(texts(row['zjjmc'])).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: '付费自动强赎设置 1' })
  for (const shown of [
    `SXA001 ${texts(row['mjjmc'])}`,
    '980000001002',
    '1000000001002',
    '13800000001',
    'lin.jing@yuanshan.example',
    '人工确认',
    '子基金托管户',
  ])
    await drawer.getByText(shown, { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('[BU-325] settings that a colleague entered are passed by a second person', async () => {
  const { page, complaints } = reviewer
  await page.goto(`${folder}/mother-child-found-redeem?detail=2&open=1`)
  const drawer = page.getByRole('dialog', { name: '付费自动强赎设置 2' })
  await drawer.getByRole('button', { name: '复核通过' }).click()
  const answered = page.waitForResponse(/reviewAutoPaymentConfig/)
  const question = page.getByRole('dialog').filter({ hasText: '的付费自动强赎设置？' })
  await question.getByRole('button', { name: '复核通过' }).click()
  expect(await (await answered).json()).toMatchObject({ status: 200, data: { id: '2', status: '2' } })
  await page.goto(`${folder}/mother-child-found-redeem?detail=2`)
  await page.getByRole('dialog', { name: '付费自动强赎设置 2' }).getByText('已生效').first().waitFor()
  expect(complaints).toEqual([])
})

test('[BU-286] [BU-287] [BU-288] [BU-341] [BU-342] [BU-343] columns of a page of fund relations are put away, kept for the person and brought back', async () => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-apply`)
  const headers = () =>
    page
      .getByRole('table')
      .filter({ visible: true })
      .getByRole('columnheader', { name: '母基金代码' })
      .count()
  await expect.poll(headers).toBe(1)
  const kept = page.waitForResponse(/displayField\/setDisplay/)
  await page.getByRole('button', { name: '列设置' }).filter({ visible: true }).click()
  await page.getByRole('checkbox', { name: '母基金代码', exact: true }).uncheck()
  expect((await kept).status()).toBe(200)
  const stored = await page.evaluate(async () => {
    const answer = await fetch('/api/common/displayField/getDisplay', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ menuCode: '20501', displayField: '[]' }),
    })
    return answer.text()
  })
  expect(JSON.parse(stored)).toMatchObject({ status: 200 })
  expect(stored.replaceAll('\\', '')).toContain('{"DISPLAY_FIELD":"MCPDM","IS_DISPLAY":"0"')
  await page.reload()
  await page.getByRole('table').filter({ visible: true }).getByRole('row').nth(1).waitFor()
  expect(await headers()).toBe(0)
  const dropped = page.waitForResponse(/displayField\/deleteDisplay/)
  await page.getByRole('button', { name: '列设置' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  expect((await dropped).status()).toBe(200)
  await expect.poll(headers).toBe(1)
  expect(complaints).toEqual([])
})
