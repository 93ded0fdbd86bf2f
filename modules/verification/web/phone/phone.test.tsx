import { phoneBegin, phoneInfo, phoneUpload, verificationErrors } from '@iisp/verification/contract'
import { type Output, platformErrors, refuse } from '@iisp/contract'
import { stageEntrance } from '@iisp/testing/dom/entrance'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import VerifyPage from './VerifyPage.tsx'
import { phoneTexts } from './phone-texts.ts'

const id = '0f'.repeat(16)
const info: Output<typeof phoneInfo> = {
  verifiedSource: '9',
  stage: 'waiting',
  actions: ['begin'],
  valid: 200,
  institutionName: '远山私募基金管理有限公司',
  roles: ['administrator', 'legal'],
}
let server: FakeServer
const user = userEvent.setup()

beforeEach(() => {
  server = new FakeServer()
    .answer(phoneInfo, () => info)
    .answer(phoneBegin, () => ({ token: 'T'.repeat(60), challenge: '4821', valid: 200 }))
})
afterEach(() => void vi.unstubAllGlobals())

const show = (rest = id) => stageEntrance(<VerifyPage rest={rest} />, { server }).page
async function fill(name = '陆远山', idNumber = '11010519491231002X') {
  await user.click(await screen.findByRole('radio', { name: '法定代表人' }))
  if (name) await user.type(screen.getByRole('textbox', { name: '姓名' }), name)
  if (idNumber) await user.type(screen.getByRole('textbox', { name: '身份证号码' }), idNumber)
}
const next = () => user.click(screen.getByRole('button', { name: '下一步' }))

test('[BL-188] the page asks who one is: administrator or legal representative', async () => {
  show()
  await screen.findByRole('heading', { name: '视频核验' })
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    '管理员',
    '法定代表人',
  ])
})

test('nothing is sent before every field is right and the person agrees', async () => {
  show()
  await screen.findByRole('radio', { name: '管理员' })
  await next()
  expect(screen.getByText('请选择核验人身份')).toBeTruthy()
  await fill('', '')
  await next()
  expect(screen.getByText('请输入姓名')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '姓名' }), '陆远山')
  await user.type(screen.getByRole('textbox', { name: '身份证号码' }), '110105194912310021')
  await next()
  expect(screen.getByText('请输入正确的身份证号码')).toBeTruthy()
  await user.clear(screen.getByRole('textbox', { name: '身份证号码' }))
  await user.type(screen.getByRole('textbox', { name: '身份证号码' }), '11010519491231002X')
  await next()
  expect(screen.getByText('请阅读并同意')).toBeTruthy()
  expect(server.requests.map(({ call }) => call)).toEqual([phoneInfo])
})

test('a wrong identity is said and what was typed stays', async () => {
  server.answer(phoneBegin, () => refuse(verificationErrors.personUnknown))
  const page = show()
  await fill()
  await user.click(screen.getByRole('checkbox'))
  await next()
  expect((await page.findByRole('alert')).textContent).toBe(verificationErrors.personUnknown.zh)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('陆远山')
})

test('without a camera the page says why and takes the recording of the camera app', async () => {
  const page = show()
  await fill()
  await user.click(screen.getByRole('checkbox'))
  await next()
  expect(await screen.findByText(/我是陆远山，验证码 4821/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '打开摄像头' }))
  expect((await page.findByRole('alert')).textContent).toMatch(/未检测到摄像头|不是安全连接/)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  const chosen = new File(['x'], 'clip.mp4', { type: 'video/mp4' })
  await user.upload(screen.getByLabelText('使用手机相机录制'), chosen)
  expect(screen.getByRole('button', { name: '提交' })).toBeTruthy()
  expect(phoneUpload.body).toBe('upload')
})

test.each([
  ['expired', '二维码失效，请在电脑端重新获取'],
  ['reviewing', '二维码失效，请在电脑端重新获取'],
] as const)('a code that is %s takes nothing any more', async (stage, text) => {
  server.answer(phoneInfo, () => ({ ...info, stage, actions: [] }))
  const page = show()
  expect((await page.findByRole('alert')).textContent).toBe(text)
})

test('an unknown code says so; one that is none asks nobody', async () => {
  server.answer(phoneInfo, () => refuse(platformErrors.notFound))
  const page = show()
  expect((await page.findByRole('alert')).textContent).toBe('核验链接不存在，请在电脑端重新扫码')
  const before = server.requests.length
  expect(show('x').getAllByRole('alert')).toHaveLength(1)
  expect(page.getAllByRole('alert')).toHaveLength(1)
  expect(server.requests).toHaveLength(before)
})

test('the page speaks both languages', () => {
  expect(missingTexts(phoneTexts)).toEqual([])
})
