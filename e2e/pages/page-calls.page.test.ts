import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { button, choose, panel } from '../desk.ts'
import { stageWindow } from '../window/stage-window.ts'

// what the documents say of a call, shown by the calls that pages make while a person works with them
const portal = stageWindow()
const operator = portal.person('lin.jing')

/** The data that calls answered, by `GET /path`, one answer after the other. */
const answered = new Map<string, Promise<unknown>[]>()
beforeAll(() => {
  operator.page.on('response', (one) => {
    if (one.status() !== 200 || !(one.headers()['content-type'] ?? '').includes('json')) return
    const call = `${one.request().method()} ${new URL(one.url()).pathname}`
    const data = one.json().then((body) => (body as { data: unknown }).data)
    answered.set(call, [...(answered.get(call) ?? []), data.catch(() => null)])
  })
})
/** Opens an address once all that came has been read: what a page was answered is gone when it is left. */
async function open(page: Page, address: string) {
  await Promise.all([...answered.values()].flat())
  await page.goto(address)
}

/** What pages were answered to a call. */
async function answersOf(call: string): Promise<unknown[]> {
  const found = (await Promise.all(answered.get(call) ?? [])).filter((data) => data !== null)
  return found.length > 0 ? found : expect.fail(`no page was answered to ${call}`)
}
/** The first that is not empty; of a list its first row. */
async function rowOf(call: string): Promise<object> {
  const rows = (await answersOf(call)).flatMap((data) => {
    if (Array.isArray(data)) return data as object[]
    const { list, total } = data as { list?: object[]; total?: number }
    return list !== undefined && total !== undefined ? list : [data as object]
  })
  return rows[0] ?? expect.fail(`${call} answered no row`)
}
const form = '/iisp/transfer-money/transfer-instruction/transfer-form'
const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') }

/** The form of a new order, without the draft of the one before. */
async function openForm(page: Page) {
  await open(page, form)
  await button(panel(page), '提交').waitFor()
  const accounts = page.waitForResponse('**/getBrokerByAccount*')
  await choose(panel(page), '产品', 'SXA001', 'SXA001')
  await accounts
  return panel(page)
}

test('an order is entered, saved and submitted', async () => {
  const { page } = operator
  const entry = await openForm(page)
  await choose(entry, '划款类型', '', '赎回/分红款支付')
  await choose(entry, '类型明细', '', '赎回款')
  await entry.getByLabel('金额（元）').fill('1409.50')
  const date = entry.getByRole('textbox', { name: '划款日期' })
  await date.fill('2026-11-20')
  await date.press('Enter')
  await entry.getByLabel('摘要').fill('赎回款支付')
  await entry.locator('input[type="file"]').setInputFiles({ name: '赎回确认单.pdf', ...pdf })
  await page.getByText(/赎回确认单\.pdf\s*文件上传成功/).waitFor()
  await button(entry, '保存').click()
  await page
    .getByText(/HK\d{10,}.*已保存|已保存.*HK\d{10,}/)
    .first()
    .waitFor()
  await button(entry, '提交').click()
  await button(page.getByRole('dialog', { name: '提交' }), '提交').click()
  await entry.getByText('提交成功，待复核人复核').waitFor()
})

test('a payee of a new bank account is entered', async () => {
  const { page } = operator
  const entry = await openForm(page)
  await choose(entry, '划款类型', '', '费用支付')
  await button(entry, '管理对方账户').click()
  await button(page.getByRole('dialog', { name: '对方账户管理' }), '新增对方账户').click()
  const dialog = page.getByRole('dialog', { name: '新增对方账户' })
  await dialog.getByLabel('户名').fill('杭州云舟科技有限公司')
  await dialog.getByLabel('账号').fill('6222020200012345678')
  await dialog.getByRole('button', { name: '开户行' }).click()
  await page
    .getByRole('dialog', { name: '查询开户行' })
    .getByRole('list', { name: '查询开户行' })
    .getByRole('button')
    .first()
    .click()
  await button(dialog, '新增').click()
  await page
    .getByRole('dialog', { name: '对方账户管理' })
    .getByRole('row', { name: /6222020200012345678/ })
    .waitFor()
})

test('a relation and settings of the forced redemption are begun', async () => {
  const { page } = operator
  const folder = '/iisp/product-manage/mother-child-found'
  await open(page, `${folder}/mother-child-found-apply`)
  await button(page, '规则说明').click()
  await page
    .getByRole('dialog')
    .last()
    .getByText(/母基金|子基金/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await button(page, '新增').click()
  const relation = page.getByRole('dialog', { name: '新增母子关系' })
  await choose(relation, '子基金产品', 'SXA001', 'SXA001')
  await relation.getByText('其他管理人产品').last().click()
  await relation.getByLabel('母基金产品代码').fill('SQM006')
  await button(relation, '查询').click()
  await relation.getByText(/管理人：启明/).waitFor()
  await button(relation, '取消').click()
  for (const [address, list] of [
    ['mother-child-found-progress', 'getApplyInfoList'],
    ['mother-child-found-redeem', 'getAutoPaymentConfigList'],
  ] as const) {
    const came = page.waitForResponse(`**/${list}`)
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await open(page, `${folder}/${address}`)
    // oxlint-disable-next-line no-await-in-loop
    await (await came).finished()
  }
  await open(page, `${folder}/mother-child-found-redeem?add=SXA015,SXA001`)
  const settings = page.getByRole('dialog', { name: '新增付费自动强赎设置' })
  await choose(settings, '子基金账号', '', /\d{12}/)
  for (const call of ['getFeeTypeList', 'getTradeAccountList'])
    // oxlint-disable-next-line no-await-in-loop -- one call after the other
    await expect.poll(() => [...answered.keys()]).toContain(`GET /api/fundRelation/${call}`)
})

const order = `ID ZLSOURCE PROSTATUS PROSTATUSNAME QSFJ PRODUCTID TRADATEFORMAT OWERACCOUNT ACCOUNT CPACCOUNT AMOUNT
  HKTYPE HKTYPEDETAIL MANUALENTRYFLAG NOTICEFLAG RETRYFLAG ISSENDEMAIL ISAUTOCALL REASON REMARK BTQHK SFZJBZJ ZLLXCONTACTSTRING`
const payee = `OTHERACCOUNT OTHERACCNAME OPENBANKNAME HIGHTBANKNO ISDEFAULT
  ZHBH ZHZT HKLX SOURCE IS_CAN_DELETE OPEID ACCOUNT NAME XMBH JJSID TGZH`
const described = `newMenuDescribe commentDetailsByMenuId menuAssociationVOS readBookByMenuId defaultMenuVO AutoOpenVOS
  showDescriptionVO`
test.each([
  ['[BU-100] [BU-238]', 'GET /api/common/product/product/getProductInfo', 'ID NAME PRODUCT_NO XMBH CPZT'],
  [
    '[BU-103] [BU-242]',
    'GET /api/common/account/getTgzhByType',
    'ACCT_NO ZHZT ZHBH BALANCE UPDATE_TIME OPEN_BANK_NAME',
  ],
  [
    '[BU-105] [BU-243]',
    'GET /api/tran/account/getBrokerByAccount',
    'ID ACCOUNT NAME JJSID ZHLX YYB ISDEFAULT',
  ],
  ['[BU-106] [BU-107] [BU-247]', 'GET /api/tran/getOtherAccount', payee],
  ['[BU-249]', 'GET /api/tran/insertTwMgrOtherAcctInfo/accountCompare', 'result message'],
  ['[BU-248]', 'POST /api/tran/insertTwMgrOtherAcctInfo', 'ID'],
  ['[BU-251]', 'GET /api/tran/getOtherAccountByBranchName', 'OPENBANKNAME HIGHTBANKNO'],
  ['[BU-254]', 'GET /tgfw-asset/tran/balance/getRemainBalanceByAccountNewRV', 'BALANCE'],
  ['[BU-256]', 'POST /api/tran/debitTransfer/addTran', 'id orderNo proStatus'],
  ['[BU-257]', 'POST /api/tran/debitTransfer/ordersubmit', 'id zlms nextStep'],
  ['[BU-110] [BU-111] [BU-258]', 'GET /api/tran/debitTransfer/getDebitTransferDetail', order],
  ['[BU-112] [BU-263]', 'GET /api/tran/command/getNextCommandPattern', 'ZLMS'],
  ['[BU-115] [BU-266]', 'GET /api/common/tools/selectWorkDays', 'RQ GZR'],
  ['[BU-268]', 'POST /api/tran/getAttachment', 'FILETYPE FILETYPENAME REQUIRED'],
  ['[BU-270]', 'POST /tgfw-asset/tran/getEarliestHkTime', 'earliestTime'],
  ['[BU-276]', 'GET /api/tran/contacts/getMgrCYConta', 'CONT_NAME CONT_PHONE CONT_EMAIL IS_DEFAULT'],
  ['[SH-165] [SH-325]', 'GET /demo/queryBusinessDescription', described],
  ['[SH-333]', 'GET /tgfw-integration/common/themeColor/queryThemeColorByUserId', 'color'],
  ['[SH-334]', 'GET /tgfw-integration/defaultParamSetting/queryDefaultParamSettingList', 'itemId name'],
  ['[SH-335]', 'GET /tgfw-integration/defaultParamSetting/queryDefaultParamSettingItems', 'itemId items'],
  [
    '[BU-140] [BU-312]',
    'GET /api/fundRelation/getFundList',
    'CPDM CPMC XMBH JGMC JGDM CPZT SFSYGLR IS_BUSI_LIMIT DQRQ',
  ],
  ['[BU-314]', 'GET /api/fundRelation/getFundInfoByOtherManager', 'CPDM CPMC JGMC'],
  ['[BU-139] [BU-315]', 'GET /api/fundRelation/getSonFundAccount', 'JJZH STATUS JYZH'],
  ['[BU-138] [BU-317]', 'GET /api/fundRelation/getFeeTypeList', 'FYLX FYLXMS ZFPL ZFPLMS'],
  ['[BU-316]', 'GET /api/fundRelation/getTradeAccountList', 'JYZH'],
  ['[BU-320]', 'GET /api/fundRelation/columnShowControl', 'showCrossManager showNewFields'],
  [
    '[BU-117] [BU-308]',
    'POST /api/fundRelation/applyInfoList/getApplyInfoList',
    'SQID SQZT SQJD SQLX WJID WJMC',
  ],
  ['[BU-306]', 'POST /api/fundRelation/fundRelationList/getFundRelationList', 'ID MCPDM ZCPDM'],
  ['[BU-310]', 'POST /api/fundRelation/autoPaymentConfig/getAutoPaymentConfigList', 'id zjjdm mjjdm'],
])('%s %s answers its page %s', async (_, call, fields) => {
  expect(Object.keys(await rowOf(call))).toEqual(expect.arrayContaining(fields.split(/\s+/)))
})

test.each([
  ['[BU-237]', 'GET /api/common/numberToChnDX/changeMoneyToChinese', /^壹仟肆佰零玖元伍角整$/],
  ['[SH-349]', 'GET /api/common/getCurrentTime', /^2026-11-20 10:/],
  ['[BU-339]', 'GET /api/common/tools/getMangerPhone', /^1\d{10}$/],
])('%s %s answers its page with a text', async (_, call, text) => {
  expect((await answersOf(call))[0]).toMatch(text)
})

test('[BU-141] lists of mother-child funds are asked for and answered by page', async () => {
  const [list] = await answersOf('POST /api/fundRelation/fundRelationList/getFundRelationList')
  expect(list).toMatchObject({ pageNo: 1, pageSize: expect.any(Number), total: expect.any(Number) })
})
