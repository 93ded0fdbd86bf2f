import type { Output } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { findPeople } from '@iisp/identity/contract'
import { type listAudit, type listMessages, verifyAudit } from '@iisp/operations/contract'
import { UiRoot } from '@iisp/ui/root'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { createQueryClient } from '@iisp/web/request/index'
import { type Shell, ShellContext } from '@iisp/web/routes/shell-parts'
import { PageContext } from '@iisp/web/tabs/page-context'
import { resetTabs, useActiveTab } from '@iisp/web/tabs/tabs-store'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AuditPage } from './audit/AuditPage.tsx'
import { auditTexts } from './audit/audit-texts.ts'
import { operationsManifest } from './index.ts'
import { MessagesPage } from './messages/MessagesPage.tsx'
import { messageTexts } from './messages/message-texts.ts'
import { quotaTexts } from './quotas/quota-texts.ts'
import { QuotasPage } from './quotas/QuotasPage.tsx'

type AuditRow = Output<typeof listAudit>['list'][number]
type Message = Output<typeof listMessages>['list'][number]

const user = userEvent.setup()
// whole pages: a busy machine takes its time in jsdom
vi.setConfig({ testTimeout: 20_000 })
configure({ asyncUtilTimeout: 5000 })
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const link = (seq: string): AuditRow => ({
  institutionId: 'M001',
  seq,
  at: '2026-11-21 09:04:19',
  realPerson: '103',
  realPersonName: '沈立',
  account: '203',
  accountEmail: 'shen.li@yuanshan.example',
  actedFor: '',
  action: 'transfers.sign',
  object: 'transfer-order:102998',
  detail: '{"to": "040", "from": "030"}',
})
const message: Message = {
  id: '7',
  channel: 'sms',
  recipient: '13900010012',
  purpose: 'login',
  body: '验证码 884213，5分钟内有效',
  at: '2026-11-21 09:00:00',
}
const pageOf = <R,>(list: readonly R[], more: object = {}) => ({
  list,
  total: list.length,
  totalCapped: false,
  pageNo: 1,
  pageSize: 20,
  next: null,
  ...more,
})

/** The page in front in a workspace of its own. */
function Front({ children }: { children: ReactNode }) {
  const { key, path, query, life } = useActiveTab()
  return <PageContext value={{ key, path, query, menuId: null, life }}>{children}</PageContext>
}

/** Shows a page whose calls are answered by `answer`; gives every input it was asked with. */
function show(Page: ComponentType, answer: (path: string, input: Record<string, unknown>) => unknown) {
  const asked: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const input = JSON.parse(String(init.body)) as Record<string, unknown>
    asked.push(input)
    const data = await answer(new URL(address).pathname, input)
    return new Response(JSON.stringify({ status: 200, msg: '', data }))
  })
  act(() => resetTabs({ path: '/iisp/operations' }))
  render(
    <ShellContext value={{ workspace: {} } as Shell}>
      <QueryClientProvider client={createQueryClient()}>
        <UiRoot>
          <Front>
            <Page />
          </Front>
        </UiRoot>
      </QueryClientProvider>
    </ShellContext>,
  )
  return asked
}
const today = () => businessDate(new Date())
const week = () => ({ startDate: addDays(today(), -6), endDate: today(), pageSize: 20 })

test('[BU-386] the trail opens with the seven days that end today', async () => {
  const asked = show(AuditPage, () => pageOf([link('8')]))
  expect(await screen.findByText('沈立 (103)')).toBeTruthy()
  expect(screen.getByText('shen.li@yuanshan.example')).toBeTruthy()
  expect(asked).toEqual([week()])
})

test('the trail is narrowed by institution, act and object', async () => {
  const asked = show(AuditPage, () => pageOf([link('8')]))
  await screen.findByText('共1条信息')
  await user.type(screen.getByRole('textbox', { name: /机构编号/ }), 'm001 ')
  await user.type(screen.getByRole('textbox', { name: '操作' }), 'transfers.sign')
  await user.click(screen.getByRole('button', { name: '展开' }))
  await user.type(screen.getByRole('textbox', { name: /操作对象/ }), 'transfer-order:102998')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      ...week(),
      institutionId: 'M001',
      action: 'transfers.sign',
      object: 'transfer-order:102998',
    }),
  )
  await user.click(screen.getByRole('button', { name: /重\s*置/ }))
  await waitFor(() =>
    expect((screen.getByRole('textbox', { name: '操作' }) as HTMLInputElement).value).toBe(''),
  )
})

const he = {
  id: '105',
  NAME: '何雨',
  INITIALS: 'hy',
  ACCOUNTS: ['he.yu@qiming.example'],
  INSTITUTION_ID: 'M002',
  INSTITUTION: '启明资产',
  ENABLED: true,
}
const withPeople = (path: string) => (path === findPeople.path ? pageOf([he]) : pageOf([link('8')]))

test('the trail is narrowed to one person, found by initials', async () => {
  const asked = show(AuditPage, withPeople)
  await screen.findByText('共1条信息')
  await user.type(screen.getByRole('combobox', { name: '操作人' }), 'hy')
  await user.click(await screen.findByText('何雨（he.yu@qiming.example）'))
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(asked).toContainEqual({ ...week(), realPerson: '105' }))
})

test('the trail is printed over all of its pages, under the same filters', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const asked = show(AuditPage, (_, { cursor }) =>
    cursor === 'c1' ? pageOf([link('1')], { total: 2 }) : pageOf([link('8')], { next: 'c1', total: 2 }),
  )
  await screen.findByText('共2条信息')
  await user.click(screen.getByRole('button', { name: '列设置' }))
  await user.click(screen.getByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(asked.slice(-2)).toEqual([
    { ...week(), pageSize: 500 },
    { ...week(), pageSize: 500, cursor: 'c1' },
  ])
  expect(screen.getByText('共2行，已全部打印。')).toBeTruthy()
})

test('the storage of the institutions shows how much of the limit is used, uploads under way included', async () => {
  const gigabyte = 1024 ** 3
  const row = { institutionId: 'M001', institutionName: '远山私募', files: 1200 }
  const asked = show(QuotasPage, () =>
    pageOf([{ ...row, used: 15 * gigabyte, uploading: gigabyte, limit: 20 * gigabyte }]),
  )
  expect(await screen.findByText('80%')).toBeTruthy()
  expect(screen.getByText('15 GB')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '机构' }), '远山')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ keyword: '远山', pageNo: 1, pageSize: 20 }))
})

test('[BU-384] the trail goes on behind its last row, in the business page sizes', async () => {
  const asked = show(AuditPage, (_, { cursor }) =>
    cursor === 'c1'
      ? pageOf([link('1')])
      : pageOf([link('8')], { next: 'c1', total: 10_000, totalCapped: true }),
  )
  expect(await screen.findByText('共10,000+条信息')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...week(), cursor: 'c1' }))
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' })
  expect([...size.options].map(({ value }) => Number(value))).toEqual([10, 20, 30, 50, 100, 200])
  await user.selectOptions(size, '100')
  await waitFor(() => expect(asked.at(-1)).toEqual({ ...week(), pageSize: 100 }))
})

test('[SH-126] a trail without hits shows 暂无数据 and why', async () => {
  show(AuditPage, () => pageOf([]))
  expect(await screen.findByText(/^暂无数据，所选条件下没有操作记录$/)).toBeTruthy()
})

test('a record opens with its content laid out', async () => {
  show(AuditPage, () => pageOf([link('8')]))
  await user.click(await screen.findByRole('button', { name: '2026-11-21 09:04:19' }))
  const drawer = await screen.findByRole('dialog', { name: '审计记录 M001-8' })
  expect(within(drawer).getByLabelText('操作内容').textContent).toBe('{\n  "to": "040",\n  "from": "030"\n}')
})

const verified = (results: Output<typeof verifyAudit>) => (path: string) =>
  path === verifyAudit.path ? results : pageOf([link('8')])

test('chains that hold are said to hold, one line an institution', async () => {
  show(
    AuditPage,
    verified([
      { institutionId: 'M001', length: '8', brokenAt: null },
      { institutionId: 'M002', length: '4', brokenAt: null },
    ]),
  )
  await user.click(screen.getByRole('button', { name: '校验审计链' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByText('校验通过：2 条审计链全部完整')).toBeTruthy()
  expect(within(dialog).getAllByText('完整')).toHaveLength(2)
})

test('a broken chain is an alert that names the record', async () => {
  show(
    AuditPage,
    verified([
      { institutionId: 'M001', length: '8', brokenAt: '5' },
      { institutionId: 'M002', length: '4', brokenAt: null },
    ]),
  )
  await user.click(screen.getByRole('button', { name: '校验审计链' }))
  const dialog = await screen.findByRole('dialog')
  expect((await within(dialog).findByRole('alert')).textContent).toContain('1 条审计链不完整')
  expect(within(dialog).getByText('自第 5 条起不一致')).toBeTruthy()
})

test('a long verification says how long it has taken, and can be left', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  show(AuditPage, (path) => (path === verifyAudit.path ? new Promise(() => {}) : pageOf([link('8')])))
  await user.click(screen.getByRole('button', { name: '校验审计链' }))
  await screen.findByText('正在逐条校验各机构的审计链…')
  await act(() => vi.advanceTimersByTimeAsync(12_000))
  expect(screen.getByText(/已用时 1[0-9] 秒/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '停止等待' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the outbox shows channel and text of each message, and the whole of it in a drawer', async () => {
  show(MessagesPage, () => pageOf([message]))
  expect(await screen.findByText('短信')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2026-11-21 09:00:00' }))
  const drawer = await screen.findByRole('dialog', { name: '消息 7' })
  expect(within(drawer).getByText('验证码 884213，5分钟内有效')).toBeTruthy()
})

test('刷新 reads the outbox again', async () => {
  let kept: Message[] = []
  show(MessagesPage, () => pageOf(kept))
  expect(await screen.findByText(/^暂无数据/)).toBeTruthy()
  kept = [message]
  await user.click(screen.getByRole('button', { name: /刷\s*新/ }))
  expect(await screen.findByText('13900010012')).toBeTruthy()
})

test('the module serves just the pages of its menus', async () => {
  const { default: entry } = await operationsManifest.load()
  expect(entry.pages.map(({ path }) => path)).toEqual([
    '/operations/audit-trail',
    '/operations/message-outbox',
    '/operations/complaints',
    '/operations/announcements',
    '/operations/menu-guides',
    '/operations/verification/review',
    '/operations/verification/persons',
    '/operations/opening-desk',
    '/operations/service-chat',
    '/operations/storage',
    '/operations/service-faq',
  ])
})

test('the pages speak both languages', () => {
  expect([...missingTexts(auditTexts), ...missingTexts(messageTexts), ...missingTexts(quotaTexts)]).toEqual(
    [],
  )
})
