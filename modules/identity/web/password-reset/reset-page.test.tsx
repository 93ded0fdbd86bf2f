import { refuse } from '@iisp/contract'
import { stageEntrance } from '@iisp/testing/dom/entrance'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { newPasswordErrors } from '../../contract/new-password-errors.ts'
import { passwordResetErrors } from '../../contract/password-reset-errors.ts'
import { passwordResetFinish, passwordResetProve, passwordResetStart } from '../../contract/password-reset.ts'
import ResetPage from './ResetPage.tsx'
import { resetTexts } from './reset-texts.ts'
import { entranceServer, solve, uuid } from '../test/entrance-server.ts'

const reset = 'RRRRRRRRRRRRRRRRRRRRRR'
const account = 'lin.jing@yuanshan.example'
const fresh = 'Willow-stone-raven-715'
let server: FakeServer
beforeEach(() => {
  sessionStorage.clear()
  server = entranceServer()
    .answer(passwordResetStart, () => ({ uuid: reset, validSeconds: 300, resendSeconds: 60 }))
    .answer(passwordResetProve, () => ({ validSeconds: 300 }))
    .answer(passwordResetFinish, () => null)
})
const show = () => stageEntrance(<ResetPage />, { server })

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
async function toCodes() {
  await user.type(screen.getByLabelText('邮箱账号'), account)
  await press('下一步')
  await solve(40)
  await screen.findByText(/第2步，共3步/)
}
async function typeCodes(sms = '123456', mail = '654321') {
  await user.type(screen.getByLabelText('短信验证码'), sms)
  await user.type(screen.getByLabelText('邮件验证码'), mail)
  await press('下一步')
}

test('account and puzzle, both codes, then the new password, sealed; the way to sign in at the end', async () => {
  show()
  await toCodes()
  expect(screen.getByText(/如 lin\.jing@yuanshan\.example 为有效账号/)).toBeTruthy()
  expect(server.asked(passwordResetStart)).toEqual([{ account, uuid }])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /秒后可重新获取/ }).disabled).toBe(true)
  await typeCodes()
  await screen.findByText(/第3步，共3步/)
  expect(server.asked(passwordResetProve)).toEqual([{ uuid: reset, smsCode: '123456', mailCode: '654321' }])
  await user.type(screen.getByLabelText('新密码'), fresh)
  await user.type(screen.getByLabelText('确认新密码'), fresh)
  await press('重置密码')
  expect(await screen.findByText(/密码已重置/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/iisp/login')
  expect(server.asked(passwordResetFinish)).toMatchObject([{ uuid: reset }])
  expect(JSON.stringify(server.requests.map(({ input }) => input))).not.toContain('Willow')
})

test('what cannot be right is not sent', async () => {
  show()
  await press('下一步')
  expect(screen.getByText('邮箱不能为空')).toBeTruthy()
  await toCodes()
  await typeCodes('123', '4')
  expect(screen.getAllByText('请输入6位验证码')).toHaveLength(2)
  expect(server.asked(passwordResetProve)).toEqual([])
})

test('wrong codes stay to be corrected; a reset that ended starts again with the account', async () => {
  server.answer(passwordResetProve, () => refuse(passwordResetErrors.resetCodesWrong))
  show()
  await toCodes()
  await typeCodes()
  expect(await screen.findByText('验证码有误，请核对短信与邮件中的验证码')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('短信验证码').value).toBe('123456')
  server.answer(passwordResetProve, () => refuse(passwordResetErrors.resetEnded))
  await press('下一步')
  expect(await screen.findByText('本次重置已失效，请重新开始')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('邮箱账号').value).toBe(account)
})

test('a reload goes on with the codes of the reset under way, and keeps none of them', async () => {
  const { unmount } = show()
  await toCodes()
  await user.type(screen.getByLabelText('短信验证码'), '123456')
  unmount()
  show()
  expect(screen.getByText(/第2步，共3步/)).toBeTruthy()
  expect(JSON.stringify(sessionStorage)).not.toContain('123456')
  await typeCodes()
  expect(await screen.findByText(/第3步，共3步/)).toBeTruthy()
  expect(server.asked(passwordResetProve)).toMatchObject([{ uuid: reset }])
})

test('a password that the server refuses can be replaced', async () => {
  server.answer(passwordResetFinish, () => refuse(newPasswordErrors.passwordReused))
  show()
  await toCodes()
  await typeCodes()
  await screen.findByText(/第3步，共3步/)
  await user.type(screen.getByLabelText('新密码'), fresh)
  await press('重置密码')
  expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy()
  expect(server.asked(passwordResetFinish)).toEqual([])
  await user.type(screen.getByLabelText('确认新密码'), fresh)
  await press('重置密码')
  expect(await screen.findByText('新密码不能与最近5次使用的密码相同')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('新密码').value).toBe(fresh)
})

test('the page speaks both languages', () => {
  expect(missingTexts(resetTexts)).toEqual([])
  stageEntrance(<ResetPage />, { server, locale: 'en' })
  expect(screen.getByRole('heading', { name: 'Reset password' })).toBeTruthy()
})
