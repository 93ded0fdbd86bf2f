import { phoneBegin, phoneInfo, phoneUpload, verificationErrors } from '@iisp/verification/contract'
import { UiProvider } from '@iisp/ui/locale'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import VerifyPage from './VerifyPage.tsx'
import { phoneTexts } from './phone-texts.ts'

const id = '0f'.repeat(16)
const info = {
  verifiedSource: '9',
  stage: 'waiting',
  actions: ['begin'],
  valid: 200,
  institutionName: '远山私募基金管理有限公司',
  roles: ['administrator', 'legal'],
}
type Reply =
  | { readonly data: object }
  | { readonly status: number; readonly code: string; readonly msg: string }
let replies: Map<string, Reply>
let asked: { path: string; body: unknown }[]
const user = userEvent.setup()

beforeEach(() => {
  asked = []
  replies = new Map<string, Reply>([
    [phoneInfo.path, { data: info }],
    [phoneBegin.path, { data: { token: 'T'.repeat(60), challenge: '4821', valid: 200 } }],
  ])
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname } = new URL(address, 'http://portal')
    asked.push({ path: pathname, body: JSON.parse(String(init.body)) })
    const reply = replies.get(pathname) ?? { status: 404, code: 'platform.notFound', msg: '数据不存在' }
    const body = 'data' in reply ? { status: 200, msg: '', ...reply } : { ...reply, data: null }
    return new Response(JSON.stringify(body), { status: body.status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const page = (rest = id) =>
  render(
    <UiProvider locale="zh">
      <VerifyPage rest={rest} />
    </UiProvider>,
  )
async function fill(name = '陆远山', idNumber = '11010519491231002X') {
  await user.click(await screen.findByRole('radio', { name: '法定代表人' }))
  if (name) await user.type(screen.getByRole('textbox', { name: '姓名' }), name)
  if (idNumber) await user.type(screen.getByRole('textbox', { name: '身份证号码' }), idNumber)
}
const next = () => user.click(screen.getByRole('button', { name: '下一步' }))

test('[BL-188] the page asks who one is: administrator or legal representative', async () => {
  page()
  await screen.findByRole('heading', { name: '视频核验' })
  expect(screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual([
    '管理员',
    '法定代表人',
  ])
})

test('nothing is sent before every field is right and the person agrees', async () => {
  page()
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
  expect(asked.map(({ path }) => path)).toEqual([phoneInfo.path])
})

test('a wrong identity is said and what was typed stays', async () => {
  const { code, status, zh: msg } = verificationErrors.personUnknown
  replies.set(phoneBegin.path, { code, status, msg })
  page()
  await fill()
  await user.click(screen.getByRole('checkbox'))
  await next()
  expect((await screen.findByRole('alert')).textContent).toBe(msg)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '姓名' }).value).toBe('陆远山')
})

test('without a camera the page says why and takes the recording of the camera app', async () => {
  page()
  await fill()
  await user.click(screen.getByRole('checkbox'))
  await next()
  expect(await screen.findByText(/我是陆远山，验证码 4821/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '打开摄像头' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/未检测到摄像头|不是安全连接/)
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
])('a code that is %s takes nothing any more', async (stage, text) => {
  replies.set(phoneInfo.path, { data: { ...info, stage, actions: [] } })
  page()
  expect((await screen.findByRole('alert')).textContent).toBe(text)
})

test('an unknown code says so; one that is none asks nobody', async () => {
  replies.delete(phoneInfo.path)
  page()
  expect((await screen.findByRole('alert')).textContent).toBe('核验链接不存在，请在电脑端重新扫码')
  const before = asked.length
  page('x')
  expect(screen.getAllByRole('alert')).toHaveLength(2)
  expect(asked).toHaveLength(before)
})

test('the page speaks both languages', () => {
  expect(missingTexts(phoneTexts)).toEqual([])
})
