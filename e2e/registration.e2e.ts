import { creditCodeCheck } from '@iisp/contract/credit-code'
import { type Person, stranger } from '@iisp/testing/browser'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode, solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()
const first = portal.person('zhao.tuo')
const second = portal.person('fu.kuan')
const manager = portal.person('lin.jing')

/** Opens a form as a stranger by its short address, which leads to the one below /cms with its query. */
async function arriveAt(name: string, heading: string) {
  for (const from of [`/iisp/${name}`, `/${name}`]) {
    const answer = await fetch(`${portal.iisp.origin}${from}?from=mail`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/cms/${name}?from=mail`])
  }
  const opened = await stranger(portal.browser, portal.iisp)
  await opened.page.goto(`/iisp/${name}?from=mail`)
  await opened.page.getByRole('heading', { name: heading, level: 1 }).waitFor()
  const url = new URL(opened.page.url())
  expect(url.pathname + url.search).toBe(`/cms/${name}?from=mail`)
  return opened
}

test('[SH-045] an investor checks a collection account by its name, number and manager', async () => {
  const { rows } = await portal.iisp.owner.query<{ no: string; name: string }>(
    `SELECT account_no AS no, name FROM transfers.custody_account
     WHERE institution_id = 'M001' AND kind = '2' AND status = '1' ORDER BY id LIMIT 1`,
  )
  const account = rows[0] ?? expect.fail('the demonstration has no collection account')
  const { page, complaints, context } = await arriveAt('Collection-AccountCheck', '募集账户核验')
  await page.getByRole('button', { name: '核验' }).click()
  await page.getByText('请填写账户名称').waitFor()
  await page.getByLabel('账户名称').fill(account.name)
  await page.getByLabel('账号').fill(account.no)
  await page.getByLabel('产品名称或管理人名称').fill('启明资产管理有限公司')
  await page.reload()
  expect(await page.getByLabel('账号').inputValue()).toBe(account.no)
  await page.getByRole('button', { name: '核验' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('核验不一致').waitFor()
  await page.getByRole('button', { name: '重新核验' }).click()
  await page.getByLabel('产品名称或管理人名称').fill('远山私募基金管理有限公司')
  await page.getByRole('button', { name: '核验' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('核验一致').waitFor()
  expect(await page.getByRole('status').innerText()).toContain(account.no)
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

/** Fills in the application and sends it with the codes; gives number and code. */
async function apply(
  page: Page,
  name: string,
  creditCode: string,
): Promise<{ number: string; code: string }> {
  await page.getByLabel('机构名称').fill(name)
  await page.getByLabel('统一社会信用代码').fill(creditCode)
  await page.getByLabel('联系地址').fill('上海市浦东新区世纪大道1号')
  await page.getByLabel('管理员姓名').fill('苏晴')
  await page.getByLabel('管理员手机').fill('13800000911')
  await page.getByLabel('管理员邮箱').fill('su.qing@lanqiao.example')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByLabel('短信验证码').fill(await sentCode(portal.iisp, 'sms', '基金参与方登记'))
  await page.getByLabel('邮件验证码').fill(await sentCode(portal.iisp, 'mail', '基金参与方登记'))
  await page.getByRole('button', { name: '提交登记' }).click()
  await page.getByText('登记申请已提交').waitFor()
  const factOf = (label: string) =>
    page.locator('dl > div', { hasText: label }).locator('dd').first().innerText()
  return { number: await factOf('申请编号'), code: await factOf('查询码') }
}
async function lookUp(page: Page, { number, code }: { number: string; code: string }) {
  await page.getByRole('radio', { name: '查询进度' }).check()
  await page.getByLabel('申请编号').fill(number)
  await page.getByLabel('查询码').fill(code)
  await page.getByRole('button', { name: '查询' }).click()
}
/** Presses a button of the application that is open on the desk: what asks for confirmation or a reason. */
async function startDeciding(page: Page, number: string, action: string) {
  await page
    .getByRole('dialog', { name: `登记申请 ${number}` })
    .getByRole('button', { name: action })
    .click()
  return page.getByRole('dialog').filter({ hasNotText: number })
}
/** Opens an application on the desk, presses a button of it and confirms or gives the reason, which a reload leaves there. */
async function decide({ page }: Person, number: string, action: string, reason?: string) {
  await page.goto('/iisp/operations/registrations')
  await page.getByRole('row', { name: number }).getByRole('button').first().click()
  let asking = await startDeciding(page, number, action)
  if (reason !== undefined) {
    await asking.getByRole('textbox').fill(reason)
    await page.reload()
    asking = await startDeciding(page, number, action)
    expect(await asking.getByRole('textbox').inputValue()).toBe(reason)
  }
  await asking.getByRole('button', { name: action }).click()
}
const validCode = (first17: string) => first17 + creditCodeCheck(first17)

test('[SH-052] [SH-220] an institution registers, completes what was returned, and two operators accept it', async () => {
  const { page, complaints, context } = await arriveAt('fund-party-registration', '基金参与方登记')
  await page.getByRole('button', { name: '获取验证码' }).click()
  await page.getByText('请填写机构名称').waitFor()
  await page.getByLabel('机构名称').fill('蓝桥')
  await page.getByLabel('英文名称').fill('蓝桥 Fund')
  await page.getByText('英文名称不能包含中文').waitFor()
  await page.getByLabel('英文名称').fill('abc-1')
  await page.getByText('英文名称不能包含中文').waitFor({ state: 'detached' })
  await page.reload()
  expect(await page.getByLabel('机构名称').inputValue()).toBe('蓝桥')
  await page.getByLabel('管理人登记编号').fill('P1079876')
  const name = '蓝桥私募基金管理有限公司'
  const ticket = await apply(page, name, validCode('91310000MA1K3LQ01'))
  await decide(first, ticket.number, '退回补充', '联系地址请写明楼层')
  await first.page.getByText('已退回，申请人会收到通知').waitFor()

  await page.goto('/cms/fund-party-registration')
  await lookUp(page, ticket)
  await page.getByText('联系地址请写明楼层').waitFor()
  await page.getByRole('button', { name: '补充后重新提交' }).click()
  await page.getByLabel('联系地址').fill('上海市浦东新区世纪大道1号12层')
  await page.getByRole('button', { name: '补充后重新提交' }).click()
  await page.getByText('待初审').waitFor()

  await decide(first, ticket.number, '初审通过')
  await first.page.getByText('已提交复核').waitFor()
  await decide(second, ticket.number, '复核通过')
  await second.page.getByText('已通过，申请人会收到通知').waitFor()
  await second.page.goto('/iisp/integrated-management/my-account/people?keyword=su.qing')
  await second.page.getByRole('row', { name: name }).getByText('管理员', { exact: true }).waitFor()
  await page.goto('/cms/fund-party-registration')
  await lookUp(page, ticket)
  await page.getByText('已通过').waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  expect([...first.complaints, ...second.complaints]).toEqual([])
  await context.close()
})

test('[SH-051] the chosen identity opens the registration with it, and those with an account sign in', async () => {
  const { page, complaints, context } = await arriveAt('select-registration-identity', '选择登记身份')
  await page.getByRole('link', { name: /基金销售机构/ }).click()
  await page.getByRole('heading', { name: '基金参与方登记', level: 1 }).waitFor()
  expect(await page.getByRole('radio', { name: '基金销售机构' }).isChecked()).toBe(true)
  expect(await page.getByLabel('管理人登记编号').count()).toBe(0)
  await page.goto('/cms/select-registration-identity')
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

test('[SH-050] a manager’s operator comes through the sign-in to the form, applies, and the desk accepts', async () => {
  const {
    page: visitor,
    complaints,
    context,
  } = await arriveAt('product-contract-apply', '产品托管与外包申请')
  await visitor.getByRole('link', { name: '登录后申请' }).click()
  await visitor.getByRole('button', { name: '登录', exact: true }).waitFor()
  const from = new URL(visitor.url()).searchParams.get('from')
  expect(from).toBe('/iisp/integrated-management/product-contracts?apply=1')
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()

  const { page } = manager
  await page.goto('/iisp/product-contract-apply')
  await page.getByRole('link', { name: '填写申请' }).click()
  const dialog = page.getByRole('dialog', { name: '申请产品托管与外包' })
  await dialog.getByRole('button', { name: '提交' }).click()
  await dialog.getByText('请填写产品名称').waitFor()
  await dialog.getByLabel('产品名称').fill('远山启航一号')
  await dialog.getByRole('checkbox', { name: '估值核算' }).check()
  await dialog.getByLabel('预计规模').fill('50000000')
  await dialog.getByLabel('计划成立日期').fill('2027-03-01')
  await dialog.getByLabel('联系人').fill('林静')
  await dialog.getByLabel('联系手机').fill('13800000001')
  await dialog.locator('input[type=file]').setInputFiles({
    name: '合同草稿.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
  })
  await page.getByText('合同草稿.pdf文件上传成功！').waitFor()
  await page.reload()
  expect(await dialog.getByLabel('产品名称').inputValue()).toBe('远山启航一号')
  await dialog.getByRole('button', { name: '提交' }).click()
  await page.getByText('已提交，托管人受理后您会收到消息').waitFor()

  await first.page.goto('/iisp/integrated-management/product-contracts')
  expect(await first.page.getByRole('button', { name: '申请', exact: true }).count()).toBe(0)
  await first.page.getByRole('button', { name: '远山启航一号' }).click()
  const drawer = first.page.getByRole('dialog', { name: /^产品申请/ })
  await drawer.getByText('合同草稿.pdf').waitFor()
  await drawer.getByRole('button', { name: '受理', exact: true }).click()
  const asking = first.page.getByRole('dialog').filter({ hasText: '提交人会收到消息' })
  await asking.getByRole('button', { name: '受理', exact: true }).click()
  await first.page.getByText('已受理，提交人会收到消息').waitFor()
  await page
    .getByRole('row', { name: /远山启航一号/ })
    .getByText('已受理')
    .waitFor()
  expect([...manager.complaints, ...first.complaints]).toEqual([])
})
