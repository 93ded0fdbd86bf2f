import { findMismatch } from '@iisp/contract/check'
import type { Page, Response } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')
const administrator = portal.person('gu.min')

/** What pages of this file asked of the mother-child calls, and what was answered; null where the page was left before. */
const exchanged: { readonly answer: Response; readonly body: Promise<unknown> }[] = []
beforeAll(() => {
  for (const { page } of [operator, reviewer])
    page.on('response', (answer) => {
      if (answer.url().includes('/fundRelation'))
        exchanged.push({ answer, body: answer.json().catch(() => null) })
    })
})
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

test('[BL-272] [BL-273] [BL-274] [BU-145] [BU-286] [BU-287] [BU-288] [BU-341] [BU-342] [BU-343] [SH-157] [SH-337] [SH-338] [SH-339] columns of a page of fund relations are put away, kept for the person and brought back', async () => {
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
  expect(stored.replaceAll('\\', '')).toMatch(/\{"DISPLAY_FIELD":"\w+","IS_DISPLAY":"1"/)
  const read = page.waitForResponse(/displayField\/getDisplay/)
  await page.reload()
  expect(await (await read).json()).toMatchObject({
    data: expect.arrayContaining([{ DISPLAY_FIELD: 'MCPDM', IS_DISPLAY: '0' }]),
  })
  await page.getByRole('table').filter({ visible: true }).getByRole('row').nth(1).waitFor()
  expect(await headers()).toBe(0)
  const dropped = page.waitForResponse(/displayField\/deleteDisplay/)
  await page.getByRole('button', { name: '列设置' }).filter({ visible: true }).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  expect((await dropped).status()).toBe(200)
  await expect.poll(headers).toBe(1)
  expect(complaints).toEqual([])
})

test.each([
  ['[BU-307]', 'apply', 'fundRelationList'],
  ['[BU-309]', 'progress', 'applyInfoList'],
  ['[BU-311]', 'redeem', 'autoPaymentConfig'],
])('[BU-099] [BU-369] %s the list of the page %s is saved as a workbook', async (_, name, list) => {
  const { page, complaints } = operator
  await page.goto(`${folder}/mother-child-found-${name}`)
  const saved = page.waitForEvent('download')
  const answered = page.waitForResponse(`**/api/fundRelation/${list}/exportExcel`)
  await page.getByRole('button', { name: '导出' }).filter({ visible: true }).click()
  expect((await answered).status()).toBe(200)
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByText('导出成功', { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('[BU-370] a list that cannot be saved is told of as failed, with the reason', async () => {
  const { page } = operator
  await page.goto(`${folder}/mother-child-found-apply`)
  await page.route('**/fundRelationList/exportExcel', (route) =>
    route.fulfill({ status: 500, json: { status: 500, msg: '生成文件失败', data: null } }),
  )
  await page.getByRole('button', { name: '导出' }).filter({ visible: true }).click()
  const told = page.locator('[data-type="error"]').filter({ hasText: '导出失败' })
  await told.getByText('导出失败', { exact: true }).waitFor()
  await told.getByText('生成文件失败', { exact: true }).waitFor()
  await page.unroute('**/fundRelationList/exportExcel')
})

type Schema = Parameters<typeof findMismatch>[0]
interface Operation {
  readonly parameters: readonly { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Record<string, { readonly schema: Schema }> }
  readonly responses: { readonly 200: { readonly content: Record<string, { readonly schema: Schema }> } }
}
/** The mother-child calls whose bodies the documents leave open. */
const leftOpen = `getFundList getProductInfoList getFundInfoByOtherManager getSonFundAccount getTradeAccountList getFeeTypeList
  getRuleDescription getCpztAndQrms columnShowControl infoCheck applyJudge parentFundTempOpenCheck autoPaymentConfigJudge
  selectAutoPaymentConfig revert`
const noInput = new Set(['getRuleDescription', 'columnShowControl'])
test('[BU-344] every mother-child call is documented with what it takes and answers; those that these pages made kept to it', async () => {
  await administrator.page.goto('/')
  const document = await administrator.page.evaluate(async () => (await fetch('/openapi.json')).json())
  const { paths } = document as { paths: Record<string, Record<string, Operation>> }
  for (const call of leftOpen.split(/\s+/)) {
    const [, item] = Object.entries(paths).find(([path]) => path.endsWith(`/${call}`)) ?? expect.fail(call)
    for (const { parameters, requestBody, responses } of Object.values(item)) {
      const takes = parameters.length > 0 || Object.keys(requestBody?.content ?? {}).length > 0
      const answers = JSON.stringify(responses[200].content)
      expect([call, takes || noInput.has(call), answers.includes('"data"')]).toEqual([call, true, true])
    }
  }
  const seen = new Set<string>()
  for (const { answer, body } of exchanged) {
    const asked = answer.request()
    const { pathname, searchParams } = new URL(answer.url())
    const operation = paths[pathname]?.[asked.method().toLowerCase()]
    if (operation === undefined) expect.fail(`${pathname} is not documented`)
    const parameters = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    expect([...searchParams.keys()].filter((name) => !parameters.includes(name))).toEqual([])
    const sent = asked.postDataJSON() as unknown
    const input = operation.requestBody?.content['application/json']?.schema
    if (input !== undefined && sent !== null)
      expect([pathname, findMismatch(input, sent)]).toEqual([pathname, null])
    const output = operation.responses[200].content['application/json']?.schema
    // oxlint-disable-next-line no-await-in-loop -- they have long arrived
    const answered = await body
    if (output === undefined || answered === null) continue
    expect([pathname, answer.status(), findMismatch(output, answered)]).toEqual([pathname, 200, null])
    seen.add(pathname)
  }
  for (const call of ['getFundRelationList', 'getApplyInfoList', 'applySubmit', 'reviewAutoPaymentConfig'])
    expect(
      [...seen].some((path) => path.endsWith(`/${call}`)),
      call,
    ).toBe(true)
})
