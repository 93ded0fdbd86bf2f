import { stranger } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode, solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()
const administrator = portal.person('gu.min')
const operator = portal.person('lin.jing')
const reviewer = portal.person('zhou.hang')
const custodian = portal.person('zhao.tuo')
const second = portal.person('fu.kuan')
const outsider = portal.person('tang.ning')
const people = '/iisp/integrated-management/my-account/people'
const changes = '/iisp/integrated-management/my-account/people-changes'

test('an administrator disables a person, whose open window asks to sign in again, and enables them', async () => {
  await operator.page.goto('/iisp/transfer-money/transfer-instruction/transfer-list?mid=10102')
  await operator.page.getByRole('button', { name: /^HK/ }).first().waitFor()

  const { page } = administrator
  await page.goto(people)
  const row = page.getByRole('row', { name: /林静/ })
  await row.getByRole('button', { name: '停用' }).click()
  const asking = page.getByRole('dialog', { name: '停用林静的账号' })
  await asking.getByRole('textbox').fill('已离职')
  await asking.getByRole('button', { name: /停\s*用/ }).click()
  await page.getByText('账号已停用，所有登录均已退出').waitFor()
  await row.getByText('已停用').waitFor()
  await operator.page.getByRole('dialog', { name: /登录/ }).first().waitFor()

  await row.getByRole('button', { name: '启用' }).click()
  const enabling = page.getByRole('dialog', { name: '启用林静的账号' })
  await enabling.getByRole('textbox').fill('返岗')
  await enabling.getByRole('button', { name: /启\s*用/ }).click()
  await row.getByText('正常').waitFor()
  // the account is back, its old session is not
  await operator.page.reload()
  await operator.page.getByRole('button', { name: '登录', exact: true }).waitFor()
  expect(await page.getByRole('row', { name: /顾敏/ }).getByRole('button', { name: '停用' }).count()).toBe(0)
  expect(await page.getByRole('row', { name: /何雨/ }).count()).toBe(0)
  expect(administrator.complaints).toEqual([])
})

test('a role that one administrator proposes holds in the open window once another one confirms, and not before', async () => {
  const { page } = administrator
  await page.goto(people)
  await page.getByRole('row', { name: /周航/ }).getByRole('button', { name: '变更角色' }).click()
  const dialog = page.getByRole('dialog', { name: '变更周航的角色' })
  await dialog.getByRole('checkbox', { name: '签发' }).click()
  await dialog.getByRole('textbox').fill('沈立休假')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('已提交，请等待复核').waitFor()
  await page.getByText('复核（变更待复核）').waitFor()
  await page.goto(`${changes}?all=1`)
  await page.getByRole('button', { name: '周航', exact: true }).click()
  const own = page.getByRole('dialog', { name: '周航的角色变更' })
  await own.getByRole('button', { name: /撤\s*回/ }).waitFor()
  expect(await own.getByRole('button', { name: '复核通过' }).count()).toBe(0)

  await reviewer.page.goto('/')
  const menu = reviewer.page.getByRole('navigation', { name: '菜单' })
  await menu.getByRole('button', { name: /^划款管理/ }).click()
  await menu.getByRole('button', { name: /^指令复核/ }).waitFor()
  expect(await menu.getByRole('button', { name: /^指令签发/ }).count()).toBe(0)

  await custodian.page.goto(changes)
  await custodian.page.getByRole('button', { name: '周航', exact: true }).click()
  const drawer = custodian.page.getByRole('dialog', { name: '周航的角色变更' })
  await drawer.getByText('沈立休假').waitFor()
  await drawer.getByRole('button', { name: '复核通过' }).click()
  const asking = custodian.page.getByRole('dialog').filter({ hasText: '立即生效' })
  await asking.last().getByRole('button', { name: '复核通过' }).click()
  await custodian.page.getByText('变更已生效').waitFor()

  await menu.getByRole('button', { name: /^指令签发/ }).waitFor()
  await own.getByText('已生效').waitFor()
  expect([...reviewer.complaints, ...custodian.complaints, ...administrator.complaints]).toEqual([])
})

test('who lost the phone gets another one by two administrators, and has to sign in again', async () => {
  const { page } = administrator
  await reviewer.page.goto('/')
  await page.goto(people)
  const row = page.getByRole('row', { name: /周航/ })
  await row.getByRole('button', { name: '更多' }).click()
  await page.getByRole('button', { name: '变更手机' }).click()
  const dialog = page.getByRole('dialog', { name: '变更周航的手机号码' })
  await dialog.getByText(/没有其他可复核的管理员，由托管人运营人员/).waitFor()
  await dialog.getByLabel('新手机号码').fill('13811112222')
  await dialog.getByLabel('申请原因').fill('手机遗失')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('已提交，请等待复核').waitFor()

  await custodian.page.goto(changes)
  await custodian.page.getByRole('button', { name: '周航', exact: true }).click()
  const drawer = custodian.page.getByRole('dialog', { name: '变更周航的手机号码' })
  await drawer.getByText('138****2222').waitFor()
  await drawer.getByRole('button', { name: '复核通过' }).click()
  const asking = custodian.page.getByRole('dialog').filter({ hasText: '请先核实本人身份' })
  await asking.last().getByRole('button', { name: '复核通过' }).click()
  await custodian.page.getByText('变更已生效').waitFor()
  await row.getByText('138****2222').waitFor()
  await reviewer.page.getByRole('dialog', { name: /登录/ }).first().waitFor()
  expect([...custodian.complaints, ...administrator.complaints]).toEqual([])
})

test('two operators close an institution, whose open window asks to sign in again', async () => {
  const own = outsider.page
  await own.goto('/')
  await own.getByRole('navigation', { name: '菜单' }).waitFor()
  const { page } = custodian
  await page.goto('/iisp/operations/institutions')
  await page.getByRole('row', { name: /M004/ }).getByRole('button', { name: '停用' }).click()
  const dialog = page.getByRole('dialog', { name: /^停用/ })
  await dialog.getByRole('textbox').fill('合同终止')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByRole('row', { name: /M004/ }).getByText('正常（变更待复核）').waitFor()

  await second.page.goto(changes)
  await second.page
    .getByRole('row', { name: /停用机构/ })
    .getByRole('button')
    .first()
    .click()
  await second.page.getByRole('dialog').getByRole('button', { name: '复核通过' }).click()
  const asking = second.page.getByRole('dialog').filter({ hasText: '所有人员将立即退出' })
  await asking.last().getByRole('button', { name: '复核通过' }).click()
  await second.page.getByText('变更已生效').waitFor()
  await page.getByRole('row', { name: /M004/ }).getByText('已停用').waitFor()
  await own.getByRole('dialog', { name: /登录/ }).first().waitFor()
  expect([...custodian.complaints, ...second.complaints]).toEqual([])
})

test('somebody invited and confirmed by two administrators sets the password with two codes and signs in', async () => {
  const { page } = administrator
  const account = 'xu.nuo@yuanshan.example'
  const fresh = 'Willow-stone-raven-715'
  await page.goto(people)
  await page.getByRole('button', { name: '邀请人员' }).click()
  const dialog = page.getByRole('dialog', { name: '邀请人员' })
  await dialog.getByLabel('姓名').fill('许诺')
  await dialog.getByLabel('账号').fill(account)
  await dialog.getByLabel('手机号码').fill('13800138000')
  await dialog.getByRole('checkbox', { name: '经办' }).click()
  await dialog.getByLabel('邀请原因').fill('新入职')
  await dialog.getByRole('button', { name: '提交复核' }).click()
  await page.getByText('已提交，请等待复核').waitFor()
  expect(await page.getByRole('row', { name: /许诺/ }).count()).toBe(0)

  await custodian.page.goto(changes)
  await custodian.page.getByRole('button', { name: '许诺', exact: true }).click()
  const drawer = custodian.page.getByRole('dialog', { name: '邀请许诺' })
  await drawer.getByRole('button', { name: '复核通过' }).click()
  const asking = custodian.page.getByRole('dialog').filter({ hasText: '自行设置密码' })
  await asking.last().getByRole('button', { name: '复核通过' }).click()
  await custodian.page.getByText('变更已生效').waitFor()
  await page.getByRole('row', { name: /许诺/ }).getByText('经办').waitFor()

  const newcomer = await stranger(portal.browser, portal.iisp)
  const own = newcomer.page
  const code = (channel: 'sms' | 'mail') => sentCode(portal.iisp, channel, '重置登录密码')
  await own.goto('/cms/Reset-Password')
  await own.getByLabel('邮箱账号').fill(account)
  await own.getByRole('button', { name: '下一步' }).click()
  await solvePuzzle(own, portal.iisp)
  await own.getByLabel('短信验证码').fill(await code('sms'))
  await own.getByLabel('邮件验证码').fill(await code('mail'))
  await own.getByRole('button', { name: '下一步' }).click()
  await own.getByLabel('新密码', { exact: true }).fill(fresh)
  await own.getByLabel('确认新密码').fill(fresh)
  await own.getByRole('button', { name: '重置密码' }).click()
  await own.getByRole('link', { name: '去登录' }).click()
  await own.getByRole('tab', { name: '密码登录' }).click()
  await own.getByLabel('邮箱账号').fill(account)
  await own.getByLabel('密码', { exact: true }).fill(fresh)
  await own.getByRole('button', { name: '登录', exact: true }).click()
  await solvePuzzle(own, portal.iisp)
  await own.getByText('登录成功，欢迎您，许诺').waitFor()
  // at the first sign-in alone, each with its text
  for (const title of ['用户服务协议', '隐私政策']) {
    const agreement = own.getByRole('dialog', { name: title })
    await agreement.getByRole('region', { name: title }).waitFor()
    await agreement.getByRole('button', { name: '同意并继续' }).click()
    await agreement.waitFor({ state: 'detached' })
  }
  await own.reload()
  await own.getByRole('heading', { name: /许诺/ }).waitFor()
  await own.waitForLoadState('networkidle')
  expect(await own.getByRole('button', { name: '同意并继续' }).count()).toBe(0)
  await newcomer.context.close()
})
