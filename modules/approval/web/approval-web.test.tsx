import {
  agreeToJump,
  agreementNames,
  agreementTitles,
  approvalErrors,
  firstJump,
  getCode,
  getJumpUrl,
} from '@iisp/approval/contract'
import { type Output, platformErrors, refuse } from '@iisp/contract'
import { stageEntrance } from '@iisp/testing/dom/entrance'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import AgreementDialog from './agreements/AgreementDialog.tsx'
import AgreementsPage from './agreements/AgreementsPage.tsx'
import { agreements } from './agreements/agreement.ts'
import { consentTexts } from './agreements/consent-texts.ts'
import { termsLinks } from './agreements/links.ts'
import { approvalTexts } from './approval-texts.ts'
import { FirstJumpHost } from './jump/FirstJumpHost.tsx'
import { jumpStore } from './jump/jump-store.ts'
import { jumpTexts } from './jump/jump-texts.ts'
import { tokenJump } from './jump/token-jump.ts'

afterEach(() => {
  act(() => jumpStore.setState({ question: null }))
  vi.unstubAllGlobals()
})

const jumpTo = (url: string): Output<typeof getJumpUrl> => ({
  url,
  tgyw_cmst_bmps: 't',
  timestamp: '1',
  cpId: 'M001',
  system_flag: 'research-lab',
})
const firstTime = (source: 'fund' | 'custody'): Output<typeof firstJump> => ({
  first: true,
  source,
  agreements: [
    { agreement: 'research-lab', version: '2026-11-01' },
    { agreement: 'privacy', version: '2026-11-01' },
  ],
})
const home = 'https://lab.example/home'
/** Answers whether it is the first jump, and gives `url` as its target. */
const serving = (first: Output<typeof firstJump>, url = 'https://lab.example/?sessionid=t') =>
  new FakeServer()
    .answer(firstJump, () => first)
    .answer(agreeToJump, () => null)
    .answer(getCode, () => ({ code: 'c' }))
    .answer(getJumpUrl, () => jumpTo(url))

test.each([
  ['custody', '您即将从托管外包平台跳转至投研实验室，请阅读并同意相关协议。'],
  ['fund', '您即将从基金分析平台跳转至投研实验室，请阅读并同意相关协议。'],
] as const)(
  '[BL-074] [BL-076] [BL-220] [SH-261] from the %s platform: consent before the first jump',
  async (source, text) => {
    const server = serving(firstTime(source))
    const open = vi.fn<() => null>(() => null)
    vi.stubGlobal('open', open)
    const { user } = stage(FirstJumpHost, { server })
    await act(() => tokenJump({ id: '230013' }, home))
    const dialog = screen.getByRole('dialog', { name: '温馨提示' })
    expect(within(dialog).getByText(text)).toBeTruthy()
    expect(within(dialog).getByRole('button', { name: '取消' })).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: '马上跳转' }))
    expect(within(dialog).getByRole('alert').textContent).toBe('请勾选同意协议')
    expect(server.requests).toHaveLength(1)
    await user.click(within(dialog).getByRole('checkbox'))
    await user.click(within(dialog).getByRole('button', { name: '马上跳转' }))
    await vi.waitFor(() =>
      expect(open).toHaveBeenCalledWith('https://lab.example/?sessionid=t&code=c', '_blank'),
    )
    expect(server.requests.slice(-3)).toMatchObject([
      { call: agreeToJump, input: { target: 'research-lab', agreed: true } },
      { call: getCode, input: { system_flag: 'research-lab' } },
      { call: getJumpUrl, input: { menuId: '230013' } },
    ])
  },
)

test('[BL-075] [SH-261] [SH-352] who has agreed jumps at once, to an address with a ticket', async () => {
  const server = serving({ ...firstTime('custody'), first: false }, 'https://other.example/?sessionid=t')
  const opened = { opener: window } as { opener: unknown }
  const open = vi.fn<() => Window>(() => opened as Window)
  vi.stubGlobal('open', open)
  stage(FirstJumpHost, { server })
  for (const id of ['230013', '230002', '230014', '230015']) await tokenJump({ id }, home)
  expect(server.requests.map(({ input }) => input)).toEqual([
    { target: 'research-lab' },
    { system_flag: 'research-lab' },
    { menuId: '230013' },
    { target: 'research-lab' },
    { system_flag: 'research-lab' },
    { menuId: '230002' },
    { target: 'main-platform' },
    { menuId: '230014' },
    { target: 'main-platform' },
    { menuId: '230015' },
  ])
  expect(open).toHaveBeenCalledTimes(4)
  expect(open).toHaveBeenCalledWith('https://other.example/?sessionid=t&code=c', '_blank')
  expect(open).toHaveBeenLastCalledWith('https://other.example/?sessionid=t', '_blank')
  expect(opened.opener).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('[SH-393] without a code the home page of the research platform opens, and no address is asked for', async () => {
  const server = new FakeServer()
    .answer(firstJump, () => ({ ...firstTime('custody'), first: false }))
    .answer(getCode, () => refuse(platformErrors.tooMany))
  const open = vi.fn<() => null>(() => null)
  vi.stubGlobal('open', open)
  stage(FirstJumpHost, { server })
  await tokenJump({ id: '230002' }, home)
  expect(open.mock.calls).toEqual([[home, '_blank']])
  expect(server.asked(getJumpUrl)).toEqual([])
})

test('a platform that is not configured is said, and no window opens', async () => {
  const server = new FakeServer().answer(firstJump, () =>
    refuse(approvalErrors.jumpNotConfigured, { what: '投研实验室密钥' }),
  )
  const open = vi.fn<() => null>(() => null)
  vi.stubGlobal('open', open)
  stage(FirstJumpHost, { server })
  await tokenJump({ id: '230013' }, home)
  expect(open).not.toHaveBeenCalled()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an agreement can be read before it is agreed to', async () => {
  const { user } = stage(FirstJumpHost, { server: serving(firstTime('custody')) })
  await act(() => tokenJump({ id: '230013' }, home))
  await user.click(screen.getByRole('button', { name: '《隐私政策》' }))
  expect(within(screen.getByRole('dialog', { name: '隐私政策' })).getByText(/我们收集的信息/)).toBeTruthy()
})

test.each(agreementNames.map((name) => [name, agreementTitles[name].zh] as const))(
  '[BL-077] %s opens as a dialog with its title and a long text that scrolls',
  (name, title) => {
    stageEntrance(<AgreementDialog name={name} onClose={() => undefined} />)
    const text = within(screen.getByRole('dialog', { name: title })).getByRole('region', { name: title })
    expect(text.textContent?.length).toBeGreaterThan(500)
    expect(text.tabIndex).toBe(0)
  },
)

test('[BL-078] [BL-079] unused accounts are reclaimed after 3 months, complaints answered within 15 days', () => {
  stageEntrance(<AgreementsPage rest="user-service" />)
  expect(screen.getByText(/账号连续3个月未使用的，我们可予以收回/)).toBeTruthy()
  expect(screen.getByText(/15日内予以答复/)).toBeTruthy()
})

test('[BL-080] the telephone number is the installation’s; without one {phone} stands there', () => {
  const page = <AgreementsPage rest="privacy" />
  const { unmount } = stageEntrance(page, { settings: { servicePhone: '400-888-1234' } })
  expect(screen.getByText(/400-888-1234/)).toBeTruthy()
  unmount()
  stageEntrance(page)
  expect(screen.getByText(/\{phone\}/)).toBeTruthy()
  const texts = JSON.stringify(agreements)
  expect(texts).not.toMatch(/1[3-9]\d{9}|400-?\d{3}-?\d{4}|0\d{2,3}-\d{7,8}/)
})

test('the links of the login page lead to the agreements of the contract', () => {
  expect(termsLinks.map(({ name }) => name)).toEqual(agreementNames)
  for (const { name, zh, href } of termsLinks) {
    expect([zh, href]).toEqual([agreementTitles[name as 'privacy'].zh, `/iisp/agreements/${name}`])
  }
})

test('every agreement has as many sections in English as in Chinese, and the pages speak both languages', () => {
  for (const { zh, en } of Object.values(agreements)) {
    expect(en.map(({ paragraphs }) => paragraphs.length)).toEqual(
      zh.map(({ paragraphs }) => paragraphs.length),
    )
  }
  expect([approvalTexts, consentTexts, jumpTexts].flatMap((texts) => missingTexts(texts))).toEqual([])
})
