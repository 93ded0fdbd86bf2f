import { refuse } from '@iisp/contract'
import { stageEntrance } from '@iisp/testing/dom/entrance'
import { proxyFault } from '@iisp/testing/dom/failures'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { duJianForLinJing, linJing } from '@iisp/testing/dom/people'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { messageStore } from '@iisp/web/messages/messages'
import { bindNavigation, noteAddress } from '@iisp/web/routes/navigation'
import { sessionStore, useSession } from '@iisp/web/session/session'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { identityErrors } from '../../contract/errors.ts'
import { newPasswordErrors } from '../../contract/new-password-errors.ts'
import {
  getCompanyAndProductNum,
  getImageVerifyCode,
  login,
  sendSMS,
  verifyImageCode,
} from '../../contract/sign-in.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { getSuperUser } from '../../contract/switch-manager.ts'
import { session } from '../test/session.ts'
import SignIn from './SignIn.tsx'
import { rememberAccount } from './last-account.ts'
import { newPasswordTexts } from './new-password/new-password-texts.ts'
import { puzzleTexts } from '../../parts/puzzle/puzzle-texts.ts'
import { signInTexts } from './texts.ts'
import { entranceServer, picture, solve, uuid } from '../test/entrance-server.ts'

let server: FakeServer
beforeEach(() => {
  server = entranceServer()
    .answer(login, () => session)
    .answer(sendSMS, () => ({ phone: '139****0001', validSeconds: 300, resendSeconds: 60 }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})
const show = (onSignedIn: () => void = () => {}) =>
  stageEntrance(<SignIn over={false} onSignedIn={onSignedIn} />, { server })
const OverPage = () => useSession(({ expired }) => expired) && <SignIn over onSignedIn={() => {}} />
/** Everything that left the page, as text. */
const sent = () => JSON.stringify(server.requests.map(({ input }) => input))

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const normal = () => user.click(screen.getByRole('tab', { name: '密码登录' }))
async function fill(account = 'lin.jing@yuanshan.example', password = 'Harbor-cedar-moss-482') {
  await user.type(screen.getByLabelText('邮箱账号'), account)
  await user.type(screen.getByLabelText('密码'), password)
}

async function signInByPassword() {
  await normal()
  await fill()
  await press('登录')
  await solve(40)
}

test('[SH-134] [SH-135] [SH-137] the page has account, password and the administrator option, all to be used', async () => {
  show()
  expect(screen.getByLabelText('邮箱账号').getAttribute('type')).toBe('email')
  expect(screen.getByLabelText('密码').getAttribute('type')).toBe('password')
  expect(screen.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('checkbox', { name: '管理员登录' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '管理员登录' }).checked).toBe(true)
})

test('the figures of those served are shown from a hundred on, smaller ones are left out', async () => {
  show()
  expect(await screen.findByText('1,286')).toBeTruthy()
  expect([screen.queryByText('服务产品') !== null, screen.queryByText('服务机构')]).toEqual([true, null])
})

test('[SH-206] [SH-208] empty fields are named and nothing is sent', async () => {
  show()
  await normal()
  await press('登录')
  expect(screen.getByText('邮箱不能为空')).toBeTruthy()
  expect(screen.getByText('密码不能为空')).toBeTruthy()
  expect(server.asked(getImageVerifyCode)).toEqual([])
  expect(server.asked(login)).toEqual([])
})

test.each([
  ['[SH-207]', 'lin@a.example', 'two words', '密码不能包含空格'],
  ['[SH-209]', 'lin jing@a.example', 'x', '邮箱不能包含空格'],
  ['[SH-210]', 'abc', 'x', '请输入正确的格式'],
])('%s %j, %j: %s', async (_row, account, password, text) => {
  show()
  await normal()
  fireEvent.change(screen.getByLabelText('邮箱账号'), { target: { value: account } })
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: password } })
  expect(screen.getByText(text)).toBeTruthy()
  await press('登录')
  expect(server.requests.filter(({ call }) => call !== getCompanyAndProductNum)).toEqual([])
})

test('[SH-159] [SH-309] password, then puzzle by keyboard, then one sign-in request', async () => {
  const onSignedIn = vi.fn<() => void>()
  show(onSignedIn)
  await signInByPassword()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  const [checked] = server.asked(verifyImageCode)
  expect(server.asked(verifyImageCode)).toEqual([
    { uuid, moveLength: 120, moved: 'keys', trace: expect.any(Array) as unknown },
  ])
  expect(checked?.trace.map(([, x]) => x)).toEqual(Array.from({ length: 41 }, (_, step) => step * 3))
  const [body] = server.asked(login)
  expect(server.asked(login)).toHaveLength(1)
  expect(Object.keys(body ?? {}).toSorted()).toEqual(
    [
      'account',
      'captcha_text',
      'isAdmin',
      'loginType',
      'moveLength',
      'password',
      'pcFlag',
      'uuid',
    ].toSorted(),
  )
  expect(body).toMatchObject({ loginType: 0, moveLength: 120, uuid, pcFlag: '1', isAdmin: '0' })
  expect(sent()).not.toContain('Harbor')
})

test('[SH-169] [SH-388] a refused sign-in says why once, on the form', async () => {
  server.answer(login, () => refuse(identityErrors.wrongPassword))
  const onSignedIn = vi.fn<() => void>()
  show(onSignedIn)
  await signInByPassword()
  expect(await screen.findAllByText('账号或密码错误')).toHaveLength(1)
  expect(messageStore.getState().shown).toEqual([])
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('[SH-167] while the request runs the button shows it and cannot be pressed again', async () => {
  let answer: ((output: typeof session) => void) | undefined
  server.answer(login, () => new Promise<typeof session>((resolve) => (answer = resolve)))
  show()
  await signInByPassword()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '登录中…' })
  expect(button.disabled).toBe(true)
  await waitFor(() => expect(answer).toBeDefined())
  await act(async () => answer?.(session))
  expect(await screen.findByRole('button', { name: '登录' })).toBeTruthy()
})

test('an SMS code is asked for after the puzzle and signs in', async () => {
  const onSignedIn = vi.fn<() => void>()
  show(onSignedIn)
  await fill()
  await press('登录')
  expect(screen.getByText('请先获取短信验证码')).toBeTruthy()
  await press('获取验证码')
  await solve(40)
  expect(await screen.findByText('验证码已发送至 139****0001，5分钟内有效')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后重新获取/ }).disabled).toBe(true)
  await user.type(screen.getByLabelText('短信验证码'), '12a3456')
  await press('登录')
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(server.asked(login)[0]).toMatchObject({ captcha_text: '123456', loginType: 2, uuid })
})

test('a miss brings another picture', async () => {
  server.answer(verifyImageCode, () => refuse(identityErrors.sliderWrong))
  show()
  await signInByPassword()
  expect(await screen.findByText('未对准缺口，请再试一次')).toBeTruthy()
  await waitFor(() => expect(server.asked(getImageVerifyCode)).toHaveLength(2))
  expect(server.asked(login)).toEqual([])
})

test('[SH-387] without a picture the puzzle says so and offers another try', async () => {
  server.answer(getImageVerifyCode, () => proxyFault(500))
  show()
  await normal()
  await fill()
  await press('登录')
  expect(await screen.findByText('获取滑动验证图片失败')).toBeTruthy()
  server.answer(getImageVerifyCode, () => picture)
  await press('重试')
  expect(await screen.findByText(/方向键/)).toBeTruthy()
})

test('while too many people ask for a picture, it is asked for again by itself', async () => {
  server.answer(getImageVerifyCode, () => refuse(identityErrors.busy, { seconds: '1' }))
  show()
  await normal()
  await fill()
  await press('登录')
  await waitFor(() => expect(server.asked(getImageVerifyCode)).toHaveLength(1))
  server.answer(getImageVerifyCode, () => picture)
  expect(await screen.findByText(/方向键/, {}, { timeout: 3000 })).toBeTruthy()
  expect(screen.queryByText('获取滑动验证图片失败')).toBeNull()
  expect(server.asked(getImageVerifyCode)).toHaveLength(2)
})

test('a password that expired is changed on the spot', async () => {
  server.answer(login, () => refuse(identityErrors.passwordExpired))
  show()
  await signInByPassword()
  await user.type(await screen.findByLabelText('新密码'), 'short')
  expect(screen.getByText('新密码应为8至64个字符')).toBeTruthy()
  await press('返回登录')
  expect(screen.getByLabelText('邮箱账号')).toBeTruthy()
})

test('a new password is sent after a puzzle, sealed, and a refusal says which rule', async () => {
  server.answer(login, () => refuse(identityErrors.passwordExpired))
  server.answer(updatePassword, () => refuse(newPasswordErrors.passwordPersonal))
  show()
  await signInByPassword()
  await user.type(await screen.findByLabelText('新密码'), 'Willow-stone-raven-715')
  await user.type(screen.getByLabelText('确认新密码'), 'Willow-stone-raven-715')
  await press('修改密码')
  expect(server.asked(updatePassword)).toEqual([])
  await solve(40)
  expect(await screen.findByText('新密码不能包含账号名、姓名或姓名拼音')).toBeTruthy()
  expect(server.asked(updatePassword)[0]).toMatchObject({ account: 'lin.jing@yuanshan.example', uuid })
  expect(sent()).not.toContain('Willow')
})

test('where a password alone is not enough, the form turns to the SMS code and says so', async () => {
  server.answer(login, () => refuse(identityErrors.codeNeeded))
  show()
  await signInByPassword()
  expect(await screen.findByText('为保障账户安全，请使用短信验证码登录')).toBeTruthy()
  expect(screen.getByRole('tab', { name: '短信登录' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByLabelText('短信验证码')).toBeTruthy()
})

test('over a page the account is that of the person who was signed in', () => {
  rememberAccount('lin.jing@yuanshan.example')
  stageEntrance(<SignIn over onSignedIn={() => {}} />, { server })
  const account = screen.getByLabelText<HTMLInputElement>('邮箱账号')
  expect(account.value).toBe('lin.jing@yuanshan.example')
  expect(account.readOnly).toBe(true)
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('over a page the person is known from their session, also where this browser remembers nobody', () => {
  stageEntrance(<OverPage />, { server })
  act(() => sessionStore.setState({ profile: duJianForLinJing, expired: true }))
  expect(screen.getByLabelText<HTMLInputElement>('邮箱账号').value).toBe('du.jian@hengxin.example')
})

test('over the page of somebody whose place another person has taken it says so, and offers both ways', async () => {
  const goOn = vi.fn<() => void>()
  const Layer = () => useSession(({ expired }) => expired) && <SignIn over onSignedIn={goOn} />
  stageEntrance(<Layer />, { server })
  act(() => sessionStore.setState({ profile: linJing, expired: true, replaced: true }))
  const layer = screen.getByRole('dialog', { name: '已以其他身份登录' })
  expect(layer.textContent).toContain('请以本人账号重新登录，已填写的内容会保留')
  expect(screen.getByLabelText<HTMLInputElement>('邮箱账号').value).toBe('lin.jing@yuanshan.example')
  await press('以另一窗口的身份重新打开')
  expect(goOn).toHaveBeenCalledOnce()
})

test('the way that signed in last is the one offered next', async () => {
  const onSignedIn = vi.fn<() => void>()
  const { unmount } = show(onSignedIn)
  await signInByPassword()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  unmount()
  show()
  expect(screen.getByRole('tab', { name: '密码登录' }).getAttribute('aria-selected')).toBe('true')
})

test.each([
  [
    'a super-manager to the choice of managers',
    { ACCOUNT: 'du.jian@hengxin.example', NAME: '杜鉴' },
    '/iisp/is-super-mgr',
  ],
  ['an institution’s administrator to its people', null, '/iisp/integrated-management/my-account/people'],
])('管理员登录 leads %s', async (_who, superUser, path) => {
  const went: string[] = []
  noteAddress('/iisp/login')
  bindNavigation((to) => void went.push(String(to)))
  server.answer(getSuperUser, () => superUser)
  const onSignedIn = vi.fn<() => void>()
  show(onSignedIn)
  await user.click(screen.getByRole('checkbox', { name: '管理员登录' }))
  await signInByPassword()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(server.asked(login)[0]).toMatchObject({ isAdmin: '1' })
  expect(server.asked(getSuperUser)).toHaveLength(1)
  expect(went).toEqual([`/iisp/login?from=${encodeURIComponent(path)}`])
})

test('忘记密码 leads to the reset, over a page in a window of its own', () => {
  const { unmount } = show()
  const link = screen.getByRole('link', { name: '忘记密码' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/cms/Reset-Password', null])
  unmount()
  rememberAccount('lin.jing@yuanshan.example')
  stageEntrance(<SignIn over onSignedIn={() => {}} />, { server })
  expect(screen.getByRole('link', { name: '忘记密码' }).getAttribute('target')).toBe('_blank')
})

test('without a secure context the page asks for https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const { page } = show()
  expect(page.getByRole('alert').textContent).toBe('当前网页不是安全连接，请通过 https 地址访问后登录')
  expect(screen.queryByLabelText('密码')).toBeNull()
})

test('[SH-425] the page speaks both languages', async () => {
  for (const texts of [signInTexts, newPasswordTexts, puzzleTexts]) expect(missingTexts(texts)).toEqual([])
  show()
  await press('English')
  expect(await screen.findByLabelText('E-mail account')).toBeTruthy()
})
