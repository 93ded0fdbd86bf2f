import { refuse } from '@iisp/contract'
import { pageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { identityErrors } from '../../contract/errors.ts'
import { newPasswordErrors } from '../../contract/new-password-errors.ts'
import * as calls from '../../contract/my-account.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { roleTexts } from '../role-texts.ts'
import { accountTexts } from './account-texts.ts'
import { MyAccountPage } from './MyAccountPage.tsx'
import { entranceServer, solve, uuid } from '../test/entrance-server.ts'

const here: calls.MySession = {
  id: 'HHHHHHHHHHHHHHHH',
  browser: 'Chrome',
  system: 'Windows',
  network: '203.0.113.*',
  loginType: 0,
  since: '2026-11-20 09:00:00',
  seenAt: '2026-11-20 10:00:00',
  isCurrent: true,
}
const phone: calls.MySession = {
  ...here,
  id: 'PPPPPPPPPPPPPPPP',
  system: 'Android',
  loginType: 2,
  isCurrent: false,
}

const account = () =>
  entranceServer().answer(calls.getMyAccount, () => ({
    name: '林静',
    account: 'lin.jing@yuanshan.example',
    institutionName: '远山私募基金管理有限公司',
    roles: ['operator' as const],
    phone: '139****0001',
    passwordChangedAt: '2026-10-01 09:00:00',
    passwordDaysLeft: 41,
  }))

test('the page says who one is, and which roles and phone the portal knows', async () => {
  stage(MyAccountPage, { server: account() })
  expect(await screen.findByText('lin.jing@yuanshan.example')).toBeTruthy()
  for (const text of ['林静', '远山私募基金管理有限公司', '经办', '139****0001', '还有41天到期'])
    expect(screen.getByText(text)).toBeTruthy()
})

type User = ReturnType<typeof stage>['user']
async function fill(user: User, fresh: string, again = fresh) {
  await user.type(await screen.findByLabelText(/当前密码/), 'Harbor-cedar-moss-482')
  await user.type(screen.getByLabelText(/^\*?新密码/), fresh)
  await user.type(screen.getByLabelText(/确认新密码/), again)
}
const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }))

test('a new password that breaks the rule is named at its field, and nothing is sent', async () => {
  const { user, server } = stage(MyAccountPage, { server: account(), at: '/?part=password' })
  await fill(user, 'alllowercase', 'other')
  expect(screen.getByText(/^8至64个字符/)).toBeTruthy()
  expect(screen.getByText(/您在其他设备上的登录将立即结束/)).toBeTruthy()
  await press(user, '修改密码')
  expect(await screen.findByText(/^新密码须包含/)).toBeTruthy()
  expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy()
  expect(screen.queryByRole('slider')).toBeNull()
  expect(server.asked(updatePassword)).toEqual([])
})

test.each([
  ['新密码', newPasswordErrors.passwordReused, '新密码不能与最近5次使用的密码相同'],
  ['当前密码', identityErrors.wrongPassword, '当前密码不正确'],
])('what the server refuses of %s stands beside it', async (label, error, text) => {
  const server = account().answer(updatePassword, () => refuse(error))
  const { user } = stage(MyAccountPage, { server, at: '/?part=password' })
  await fill(user, 'Willow-stone-raven-715')
  await press(user, '修改密码')
  await solve(40)
  const refusal = await screen.findByText(text)
  const field = screen.getByLabelText(new RegExp(`^\\*?${label}`))
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.getAttribute('aria-describedby')).toContain(refusal.id)
})

test('[SH-305] the password is changed after the puzzle, sealed, and the form is empty again', async () => {
  const server = account().answer(updatePassword, () => null)
  const { user } = stage(MyAccountPage, { server, at: '/?part=password' })
  await fill(user, 'Willow-stone-raven-715')
  await press(user, '修改密码')
  await solve(40)
  expect(await screen.findByText('密码已修改，其他设备上的登录已结束')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>(/当前密码/).value).toBe('')
  expect(server.asked(updatePassword)).toMatchObject([{ account: 'lin.jing@yuanshan.example', uuid }])
  expect(JSON.stringify(server.requests.map(({ input }) => input))).not.toContain('Willow')
})

test('sessions are named by device; this one is marked and only others can be ended, after a question', async () => {
  let list = [here, phone]
  const server = account()
    .answer(calls.mySessionList, () => pageOf(list))
    .answer(calls.mySessionEnd, () => {
      list = [here]
      return null
    })
  const { user } = stage(MyAccountPage, { server, at: '/?part=sessions' })
  expect(await screen.findByText('Windows 上的 Chrome · 本设备')).toBeTruthy()
  expect(screen.getByText('Android 上的 Chrome')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: '结束登录' })).toHaveLength(1)
  await press(user, '结束登录')
  const dialog = await screen.findByRole('dialog')
  expect(server.asked(calls.mySessionEnd)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
  await waitFor(() => expect(screen.queryByText('Android 上的 Chrome')).toBeNull())
  expect(server.asked(calls.mySessionEnd)).toEqual([{ id: phone.id }])
  expect(screen.queryByRole('button', { name: '结束其他全部登录' })).toBeNull()
})

test('all other sessions end after a question', async () => {
  const server = account()
    .answer(calls.mySessionList, () => pageOf([here, phone]))
    .answer(calls.myOtherSessionsEnd, () => ({ ended: 1 }))
  const { user } = stage(MyAccountPage, { server, at: '/?part=sessions' })
  await user.click(await screen.findByRole('button', { name: '结束其他全部登录' }))
  const dialog = await screen.findByRole('dialog')
  expect(server.asked(calls.myOtherSessionsEnd)).toEqual([])
  await user.click(within(dialog).getByRole('button', { name: /确\s*定/ }))
  expect(await screen.findByText('已结束1个登录')).toBeTruthy()
})

test('the log shows sign-ins and refused tries, in English too', async () => {
  const signIn = { at: here.since, browser: '', system: '', network: '198.51.100.*' }
  const server = account().answer(calls.mySignInList, () =>
    pageOf([
      { ...signIn, id: '2', result: 'wrong-password' as const },
      { ...signIn, id: '1', result: 'signed-in' as const },
    ]),
  )
  stage(MyAccountPage, { server, at: '/?part=signIns', locale: 'en' })
  expect(await screen.findByText('Wrong password')).toBeTruthy()
  expect(screen.getByText('Signed in')).toBeTruthy()
  expect(screen.getAllByText('Unknown device')).toHaveLength(2)
  expect(missingTexts(accountTexts)).toEqual([])
  expect(missingTexts(roleTexts)).toEqual([])
})
