import { refuse } from '@iisp/contract'
import { stageEntrance } from '@iisp/testing/dom/entrance'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { identityErrors } from '../../contract/errors.ts'
import { updatePassword } from '../../contract/passwords.ts'
import { getCompanyAndProductNum, getImageVerifyCode } from '../../contract/sign-in.ts'
import { otherDoorTexts } from '../sign-in/entrance/other-door-texts.ts'
import PasswordPage from './PasswordPage.tsx'
import { passwordTexts } from './password-texts.ts'
import { entranceServer, solve, uuid } from '../test/entrance-server.ts'

const account = 'hai.tao@chenghai.example'
const user = userEvent.setup()

const serve = (change: () => null) =>
  entranceServer()
    .answer(getCompanyAndProductNum, () => ({ companyNum: 5, productNum: 12 }))
    .answer(updatePassword, change)

async function fill(again = 'Quiet-lantern-907') {
  await user.type(screen.getByLabelText('邮箱账号'), account)
  await user.type(screen.getByLabelText('当前密码'), 'Harbor-cedar-moss-482')
  await user.type(screen.getByLabelText('新密码'), 'Quiet-lantern-907')
  await user.type(screen.getByLabelText('确认新密码'), again)
  await user.click(screen.getByRole('button', { name: '修改密码' }))
}

test('what is missing or differs is named, and nothing is sent', async () => {
  const server = serve(() => null)
  stageEntrance(<PasswordPage />, { server })
  await user.click(screen.getByRole('button', { name: '修改密码' }))
  expect(screen.getByText('邮箱不能为空')).toBeTruthy()
  expect(screen.getByText('密码不能为空')).toBeTruthy()
  await fill('Quiet-lantern-908')
  expect(screen.getByText('两次输入的新密码不一致')).toBeTruthy()
  expect(server.asked(getImageVerifyCode)).toEqual([])
})

test('[SH-031] the change sends both passwords sealed and leads to the sign-in of the zone', async () => {
  const server = serve(() => null)
  stageEntrance(<PasswordPage />, { server })
  await fill()
  await solve(1)
  expect(await screen.findByText(/密码已修改/)).toBeTruthy()
  expect(screen.getByRole('link', { name: '去登录' }).getAttribute('href')).toBe('/iisp/global-fund-login')
  expect(server.asked(updatePassword)[0]).toMatchObject({ account, uuid })
  expect(JSON.stringify(server.requests.map(({ input }) => input))).not.toContain('Quiet')
})

test('a refusal stands in the form, whose input stays', async () => {
  stageEntrance(<PasswordPage />, { server: serve(() => refuse(identityErrors.wrongPassword)) })
  await fill()
  await solve(1)
  expect(await screen.findByText('账号或密码错误')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('邮箱账号').value).toBe(account)
})

test('the page speaks both languages', () =>
  expect([...missingTexts(passwordTexts), ...missingTexts(otherDoorTexts)]).toEqual([]))
