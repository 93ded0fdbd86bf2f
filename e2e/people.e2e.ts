import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const administrator = portal.person('gu.min')
const operator = portal.person('lin.jing')
const people = '/iisp/integrated-management/my-account/people'

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
  expect(await page.getByRole('row', { name: /顾敏/ }).getByRole('button', { name: '停用' }).count()).toBe(0)
  expect(await page.getByRole('row', { name: /何雨/ }).count()).toBe(0)
  expect(administrator.complaints).toEqual([])
})
