import type { Input, Output } from '@iisp/contract'
import { addDays, businessDate } from '@iisp/contract/date'
import { findPeople, getNames } from '@iisp/identity/contract'
import {
  auditVerification,
  cancelAuditVerification,
  failedEventList,
  failedEventReplay,
  listAudit,
  listMessages,
  verifyAudit,
} from '@iisp/audit/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { AuditPage } from './trail/AuditPage.tsx'
import { auditTexts } from './trail/audit-texts.ts'
import { failedEventTexts } from './failed-events/failed-event-texts.ts'
import { FailedEventsPage } from './failed-events/FailedEventsPage.tsx'
import { auditManifest } from './manifest.ts'
import { MessagesPage } from './messages/MessagesPage.tsx'
import { messageTexts } from './messages/message-texts.ts'

type AuditRow = Output<typeof listAudit>['list'][number]
type FailedEvent = Output<typeof failedEventList>['list'][number]
type Message = Output<typeof listMessages>['list'][number]

const user = userEvent.setup()
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
const pageOf = <R,>(
  list: R[],
  more: { total?: number; totalCapped?: boolean; next?: string | null } = {},
) => ({
  list,
  total: list.length,
  totalCapped: false,
  pageNo: 1,
  pageSize: 20,
  next: null,
  ...more,
})

const show = (Page: ComponentType, server: FakeServer) => stage(Page, { server }).server
/** Shows the trail with this answer of the list. */
const showTrail = (answer: (input: Input<typeof listAudit>) => Output<typeof listAudit>) =>
  show(AuditPage, new FakeServer().answer(listAudit, answer))
const today = () => businessDate(new Date())
const week = () => ({ startDate: addDays(today(), -6), endDate: today(), pageSize: 20 })

test('[BU-386] the trail opens with the seven days that end today', async () => {
  const server = showTrail(() => pageOf([link('8')]))
  expect(await screen.findByText('沈立 (103)')).toBeTruthy()
  expect(screen.getByText('shen.li@yuanshan.example')).toBeTruthy()
  expect(server.asked(listAudit)).toEqual([week()])
})

test('the trail is narrowed by institution, act and object', async () => {
  const server = showTrail(() => pageOf([link('8')]))
  await screen.findByText('共1条信息')
  await user.type(screen.getByRole('textbox', { name: /机构编号/ }), 'm001 ')
  await user.type(screen.getByRole('textbox', { name: '操作' }), 'transfers.sign')
  await user.click(screen.getByRole('button', { name: '展开' }))
  await user.type(screen.getByRole('textbox', { name: /操作对象/ }), 'transfer-order:102998')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() =>
    expect(server.asked(listAudit).at(-1)).toEqual({
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

test('the trail is narrowed to one person, found by initials', async () => {
  const server = showTrail(() => pageOf([link('8')]))
    .answer(findPeople, () => pageOf([he]))
    .answer(getNames, () => ({ people: [{ id: he.id, NAME: he.NAME }], accounts: [] }))
  await screen.findByText('共1条信息')
  await user.type(screen.getByRole('combobox', { name: '操作人' }), 'hy')
  await user.click(await screen.findByText('何雨（he.yu@qiming.example）'))
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() => expect(server.asked(listAudit)).toContainEqual({ ...week(), realPerson: '105' }))
})

test('the trail is printed over all of its pages, under the same filters', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const server = showTrail(({ cursor }) =>
    cursor === 'c1' ? pageOf([link('1')], { total: 2 }) : pageOf([link('8')], { next: 'c1', total: 2 }),
  )
  await screen.findByText('共2条信息')
  await user.click(screen.getByRole('button', { name: '列设置' }))
  await user.click(screen.getByRole('button', { name: '打印' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  expect(server.asked(listAudit).slice(-2)).toEqual([
    { ...week(), pageSize: 500 },
    { ...week(), pageSize: 500, cursor: 'c1' },
  ])
  expect(screen.getByText('共2行，已全部打印。')).toBeTruthy()
})

test('[BU-384] the trail goes on behind its last row, in the business page sizes', async () => {
  const server = showTrail(({ cursor }) =>
    cursor === 'c1'
      ? pageOf([link('1')])
      : pageOf([link('8')], { next: 'c1', total: 10_000, totalCapped: true }),
  )
  expect(await screen.findByText('共10,000+条信息')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(server.asked(listAudit).at(-1)).toEqual({ ...week(), cursor: 'c1' }))
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' })
  expect([...size.options].map(({ value }) => Number(value))).toEqual([10, 20, 30, 50, 100, 200])
  await user.selectOptions(size, '100')
  await waitFor(() => expect(server.asked(listAudit).at(-1)).toEqual({ ...week(), pageSize: 100 }))
})

const dead: FailedEvent = {
  id: '31',
  topic: 'opening.news',
  about: 'id=12',
  at: '2026-11-20 10:00:00',
  state: 'dead',
  tries: 8,
  nextAt: null,
  behind: 2,
  reason: 'Error: 通知模板缺失',
}
const showFailed = (event: FailedEvent) =>
  show(
    FailedEventsPage,
    new FakeServer()
      .answer(failedEventList, () => pageOf([event]))
      .answer(failedEventReplay, () => ({ replayed: 1 })),
  )
test('a failed event shows its reason and age, and is replayed after a question', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:30:00+08:00') })
  const server = showFailed(dead)
  expect(await screen.findByText('待重放')).toBeTruthy()
  expect(screen.getByText('5小时')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2026-11-20 10:00:00' }))
  const drawer = await screen.findByRole('dialog', { name: '事件 31' })
  expect(within(drawer).getByText('Error: 通知模板缺失')).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: /重\s*放/ }))
  const question = (await screen.findByText(/^确定重放事件 opening.news（id=12）吗？/)).closest(
    '[role=dialog]',
  )
  await user.click(within(question as HTMLElement).getByRole('button', { name: /重\s*放/ }))
  await waitFor(() => expect(server.asked(failedEventReplay)).toEqual([{ id: '31' }]))
})

test('all events that wait for it are replayed together; where none does, there is nothing to press', async () => {
  const server = showFailed(dead)
  await screen.findByText('待重放')
  await user.click(screen.getByRole('button', { name: '全部重放' }))
  const question = (await screen.findByText(/^确定重放所有待重放的事件吗？/)).closest('[role=dialog]')
  await user.click(within(question as HTMLElement).getByRole('button', { name: '全部重放' }))
  await waitFor(() => expect(server.asked(failedEventReplay)).toEqual([{}]))
  cleanup()
  showFailed({ ...dead, state: 'retrying', nextAt: '2026-11-20 16:00:00' })
  await screen.findByText('自动重试中')
  expect((screen.getByRole('button', { name: '全部重放' }) as HTMLButtonElement).disabled).toBe(true)
})

test('[SH-126] a trail without hits shows 暂无数据 and why', async () => {
  showTrail(() => pageOf([]))
  expect(await screen.findByText(/^暂无数据，所选条件下没有操作记录$/)).toBeTruthy()
})

test('a record opens with its content laid out', async () => {
  showTrail(() => pageOf([link('8')]))
  await user.click(await screen.findByRole('button', { name: '2026-11-21 09:04:19' }))
  const drawer = await screen.findByRole('dialog', { name: '审计记录 M001-8' })
  expect(within(drawer).getByLabelText('操作内容').textContent).toBe('{\n  "to": "040",\n  "from": "030"\n}')
})

type Verification = Output<typeof auditVerification>
type Last = NonNullable<Verification['last']>

const chainOf = (institutionId: string, findings: Last['chains'][number]['findings'] = []) => ({
  institutionId,
  institutionName: institutionId === 'M001' ? '远山私募' : '启明资产',
  length: 8,
  findings,
})
const ended = (change: Partial<Last>): Last => ({
  id: '3',
  askedBy: '沈稽',
  state: 'done',
  trusted: true,
  finishedAt: '2026-11-21 10:00:00',
  chains: [chainOf('M001'), chainOf('M002')],
  sources: [{ source: 'file', node: 'node-1', state: 'compared', lines: 12, findings: [], restored: [] }],
  ...change,
})
/** Opens the dialog over a verification as the server tells it. */
async function verification(state: Partial<Verification>) {
  const server = showTrail(() => pageOf([link('8')]))
    .answer(auditVerification, () => ({ running: null, last: null, nodes: [], witness: null, ...state }))
    .answer(verifyAudit, () => ({ id: '4' }))
    .answer(cancelAuditVerification, () => ({}))
  await user.click(screen.getByRole('button', { name: '校验审计链' }))
  return { dialog: await screen.findByRole('dialog'), server }
}

test('chains that hold are said to hold, one line an institution with its name', async () => {
  const { dialog, server } = await verification({ last: ended({}) })
  expect(await within(dialog).findByText('校验通过：2 条审计链全部完整')).toBeTruthy()
  expect(within(dialog).getAllByText('完整')).toHaveLength(2)
  expect(within(dialog).getByText('M002 启明资产')).toBeTruthy()
  expect(within(dialog).getByText('沈稽 发起，2026-11-21 10:00:00 结束')).toBeTruthy()
  expect(within(dialog).getByText('签名文件 node-1：已比对至第 12 行')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: '重新校验' }))
  await waitFor(() => expect(server.asked(verifyAudit)).toHaveLength(1))
})

test('a broken chain is an alert that says what is wrong with which records, and who knows it', async () => {
  const { dialog } = await verification({
    last: ended({
      chains: [
        chainOf('M001', [
          { kind: 'changed', source: 'table', from: 5, to: 5 },
          { kind: 'missing', source: 'witness', from: 9, to: 12 },
        ]),
        chainOf('M002'),
      ],
    }),
  })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('2 条审计链中 1 条不符')
  expect(within(dialog).getByText('第 5 条被修改，或并非由门户写入')).toBeTruthy()
  expect(within(dialog).getByText('缺少第 9 至 12 条（据见证）')).toBeTruthy()
})

test('signed heads that were cut off are an alert although every chain holds', async () => {
  const cut = { kind: 'heads-cut', from: 10, to: 12 } as const
  const { dialog } = await verification({
    last: ended({
      sources: [
        { source: 'file', node: 'node-1', state: 'compared', lines: 9, findings: [cut], restored: [] },
      ],
    }),
  })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('签名链头被改动')
  expect(within(dialog).getByText('签名文件 node-1: 签名文件末尾被截去第 10 至 12 行')).toBeTruthy()
})

test('a result that the portal did not write is an alert', async () => {
  const { dialog } = await verification({ last: ended({ trusted: false }) })
  expect((await within(dialog).findByRole('alert')).textContent).toContain('已被改动')
})

test('a verification under way shows how far it is, and can be cancelled', async () => {
  const running = {
    id: '4',
    askedBy: '沈稽',
    askedAt: '2026-11-21 11:00:00',
    rowsDone: 120_000,
    rowsTotal: 10_000_000,
  }
  const { dialog, server } = await verification({ running })
  expect(await within(dialog).findByText(/^已校验 120,000 \/ 10,000,000 条/)).toBeTruthy()
  const bar = within(dialog).getByRole<HTMLProgressElement>('progressbar', { name: '校验进度' })
  expect(bar.value / bar.max).toBe(0.012)
  await user.click(within(dialog).getByRole('button', { name: '取消校验' }))
  await waitFor(() => expect(server.asked(cancelAuditVerification)).toHaveLength(1))
})

test('a witness that does not take the signed heads is told on the page', async () => {
  const node = { node: 'node-1', line: 12, at: '2026-11-21 10:00:00', witnessed: 7 }
  const { dialog } = await verification({
    witness: 'witness.example',
    nodes: [{ ...node, witnessProblem: 'status 503' }],
  })
  expect(await within(dialog).findByText('见证未接收：status 503')).toBeTruthy()
})

test('the outbox shows channel and text of each message, and the whole of it in a drawer', async () => {
  show(
    MessagesPage,
    new FakeServer().answer(listMessages, () => pageOf([message])),
  )
  expect(await screen.findByText('短信')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '2026-11-21 09:00:00' }))
  const drawer = await screen.findByRole('dialog', { name: '消息 7' })
  expect(within(drawer).getByText('验证码 884213，5分钟内有效')).toBeTruthy()
})

test('刷新 reads the outbox again', async () => {
  let kept: Message[] = []
  show(
    MessagesPage,
    new FakeServer().answer(listMessages, () => pageOf(kept)),
  )
  expect(await screen.findByText(/^暂无数据/)).toBeTruthy()
  kept = [message]
  await user.click(screen.getByRole('button', { name: /刷\s*新/ }))
  expect(await screen.findByText('13900010012')).toBeTruthy()
})

test('the module serves just the pages of its menus', async () => {
  const { default: entry } = await auditManifest.load()
  expect(entry.pages.map(({ page }) => page.path)).toEqual([
    '/operations/audit-trail',
    '/operations/message-outbox',
    '/operations/failed-events',
  ])
})

test('the pages speak both languages', () => {
  expect([
    ...missingTexts(auditTexts),
    ...missingTexts(messageTexts),
    ...missingTexts(failedEventTexts),
  ]).toEqual([])
})
