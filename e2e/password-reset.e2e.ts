import { stranger } from '@iisp/testing/browser'
import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'
import { sentCode, solvePuzzle } from './solve-puzzle.ts'

const portal = stagePortal()

const account = 'wei.ran@yunshan.example'
const fresh = 'Willow-stone-raven-715'

const code = (channel: 'sms' | 'mail') => sentCode(portal.iisp, channel, '重置登录密码')

test('[SH-048] who forgot the password gets from the login page to a new one and signs in with it', async () => {
  const { page, complaints, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/iisp/login')
  await page.getByRole('link', { name: '忘记密码' }).click()
  await page.getByRole('heading', { name: '重置密码' }).waitFor()
  await page.goto('/iisp/Reset-Password?from=mail')
  await page.getByLabel('邮箱账号').fill(account)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/cms/Reset-Password?from=mail')
  await page.getByRole('button', { name: '下一步' }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByLabel('短信验证码').fill(await code('sms'))
  await page.getByLabel('邮件验证码').fill(await code('mail'))
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByLabel('新密码', { exact: true }).fill(fresh)
  await page.getByLabel('确认新密码').fill(fresh)
  await page.getByRole('button', { name: '重置密码' }).click()
  await page.getByRole('link', { name: '去登录' }).click()
  await page.getByRole('tab', { name: '密码登录' }).click()
  await page.getByLabel('邮箱账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill(fresh)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await solvePuzzle(page, portal.iisp)
  await page.getByText('登录成功，欢迎您，魏然').waitFor()
  expect(complaints.filter((text) => !text.includes('401'))).toEqual([])
  await context.close()
})

test('[SH-049] the old name of the page leads to the same form', async () => {
  const { page, context } = await stranger(portal.browser, portal.iisp)
  await page.goto('/Reset-Password-Test')
  await page.getByLabel('邮箱账号').waitFor()
  expect(new URL(page.url()).pathname).toBe('/cms/Reset-Password-Test')
  await context.close()
})
