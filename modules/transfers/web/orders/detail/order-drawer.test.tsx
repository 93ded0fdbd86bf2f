import { fileInfo } from '@iisp/files/contract'
import { stage } from '@iisp/testing/dom/stage'
import { type OrderDetail, deskList } from '@iisp/transfers/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { ReviewPage } from '../list/CheckPage.tsx'
import { orderTexts } from '../order-texts.ts'
import { progressTexts } from './progress-texts.ts'
import { sampleDetail, sampleRow } from '../test/sample-order.ts'
import { openOrder, serving, user } from '../test/open-order.tsx'

test('[BU-007] [BU-008] an order shows payer, payee and everything that was entered', async () => {
  const server = serving(() => ({
    ...sampleDetail,
    TRATIME: '14:30',
    ATTACHMENTS: [
      {
        FILEID: '0123456789abcdef0123456789abcdef',
        FILENAME: '完税证明.png',
        FILETYPE: '1069',
        FILETYPENAME: '其他材料',
        XMBH: 'XM012',
        ZLID: '1001',
        SIZE: 20_480,
        REMARK: '补充附件',
      },
    ],
  }))
  server.answer(fileInfo, ({ fileId }) => ({
    fileId,
    name: '完税证明.png',
    size: 20_480,
    shown: 'image' as const,
  }))
  const { drawer } = await openOrder(ListPage, server)
  const payer = within(drawer).getByRole('region', { name: '付款方' })
  const payee = within(drawer).getByRole('region', { name: '收款方' })
  expect(payer.textContent).toContain('755900101910972')
  for (const part of ['远山稳健二号私募证券投资基金托管专户', '恒信银行上海分行', '309290000107'])
    expect(payer.textContent).toContain(part)
  expect(payee.textContent).toContain('国家金库深圳市分库')
  expect(payee.textContent).toContain('97547682677978324')
  expect(payee.textContent).toContain('104584010488')
  const told = drawer.textContent
  for (const part of [
    '2,393.73',
    '产品名称远山稳健二号私募证券投资基金（SXA012）',
    '划款日期2026-11-27',
    '划款时间14:30',
    '缴纳增值税及附加',
    '方晓雯 13900010012',
    '余额不足时当日重试',
  ])
    expect(told).toContain(part)
  expect(told).toContain('完税证明.png20 KB · 补充附件')
  expect(await within(drawer).findByText('贰仟叁佰玖拾叁元柒角叁分')).toBeTruthy()
  expect(within(drawer).getByRole('button', { name: '完税证明.png' })).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: '预览 完税证明.png' }))
  const picture = await screen.findByRole('img', { name: '完税证明.png' })
  expect(picture.getAttribute('src')).toContain('fileId=0123456789abcdef0123456789abcdef')
})

test('a receipt shows the custody account on the receiving side', async () => {
  const { drawer } = await openOrder(
    ListPage,
    serving(() => ({ ...sampleDetail, PAYFLAG: '0' })),
  )
  expect(within(drawer).getByRole('region', { name: '收款方' }).textContent).toContain('755900101910972')
})

test('the custody account’s balance, frozen and available amounts stand beside an open order', async () => {
  const { drawer } = await openOrder(
    DeskPage,
    serving(() => sampleDetail),
  )
  const balance = within(drawer).getByRole('region', { name: '托管账户余额' })
  expect(await within(balance).findByText('10,724,776.70')).toBeTruthy()
  expect(within(balance).getByText('4,632,979.68')).toBeTruthy()
  expect(within(balance).getByText('6,091,797.02')).toBeTruthy()
})

test('the timeline names person, time and reason of each step, and what the order waits for', async () => {
  const [first] = sampleDetail.STEPS
  const returned = { ...first, SEQ: 2, EVENT: 'return', REASON: '账号有误' } as OrderDetail['STEPS'][number]
  const { drawer } = await openOrder(
    ListPage,
    serving(() => ({ ...sampleDetail, STEPS: [...sampleDetail.STEPS, returned] })),
  )
  const steps = within(within(drawer).getByRole('list', { name: '办理进度' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    '保存已完成林静 · 2026-11-20 14:51:00',
    '退回已驳回林静 · 2026-11-20 14:51:00账号有误',
    '当前：待复核进行中',
  ])
})

const changesIn = (drawer: HTMLElement) =>
  within(within(drawer).getByRole('region', { name: '退回或召回后的修改' }))

test('a checker of a resubmitted order sees each change since its return, as it was and as it is', async () => {
  const { drawer } = await openOrder(
    ReviewPage,
    serving(() => ({
      ...sampleDetail,
      CHANGES: [
        { FIELD: 'AMOUNT', BEFORE: '12393.73', AFTER: '2393.73' },
        { FIELD: 'CPACCOUNT', BEFORE: '6222', AFTER: '97547682677978324' },
        { FIELD: 'TRATIME', BEFORE: '', AFTER: '14:30' },
        { FIELD: 'HKTYPEDETAIL', BEFORE: '0501', AFTER: '0801' },
        { FIELD: 'BTQHK', BEFORE: '0', AFTER: '1' },
        { FIELD: 'ATTACHMENTS', BEFORE: '', AFTER: '完税证明.pdf\n说明.pdf' },
      ],
    })),
  )
  const [names, values] = ['term', 'definition'].map((role) =>
    changesIn(drawer)
      .getAllByRole(role)
      .map(({ textContent }) => textContent),
  )
  expect(names).toEqual(['金额（元）', '对方账号', '划款时间', '划款类型', '不提前执行', '附件'])
  expect(values).toEqual([
    '12,393.73 → 2,393.73',
    '6222 → 97547682677978324',
    '不指定 → 14:30',
    '管理费 → 增值税及附加',
    '否 → 是',
    '无 → 完税证明.pdf；说明.pdf',
  ])
})

test('a checker is told when a returned order comes back without changes; its maker is not while changing it', async () => {
  let state: Partial<OrderDetail> = { CHANGES: [], PROSTATUS: '020' }
  const server = serving(() => ({ ...sampleDetail, ...state }))
  const { drawer, unmount } = await openOrder(ReviewPage, server)
  expect(changesIn(drawer).getByText('未作修改即重新提交')).toBeTruthy()
  unmount()
  state = { CHANGES: [], PROSTATUS: '011' }
  const again = await openOrder(ListPage, server)
  expect(within(again.drawer).queryByText('退回或召回后的修改')).toBeNull()
})

test.each([
  ['080', { RETURNREASON: '收款行退票：账号户名不符' }, '失败原因：收款行退票：账号户名不符'],
  ['091', { RETURNREASON: '重复指令' }, '作废原因：重复指令'],
  ['011', { RETURNREASON: '户名有误', SENTBACK: 'return', SENTBACKBY: '周航' }, '退回原因：户名有误'],
  ['011', { SENTBACK: 'recall', SENTBACKBY: '林静' }, '已由林静召回，修改后可重新提交'],
] as const)('an order in %s says why above everything else', async (PROSTATUS, change, note) => {
  const { drawer } = await openOrder(
    ListPage,
    serving(() => ({ ...sampleDetail, PROSTATUS, ...change })),
  )
  expect(within(drawer).getByRole('note').textContent).toBe(note)
})

test.each([
  ['the list', ListPage],
  ['the desk', DeskPage],
])('the opened order of %s is in the address: a reload shows it again, Esc closes it', async (_, page) => {
  const server = serving(() => sampleDetail)
  const opened = await openOrder(page, server)
  expect(String(opened.query())).toBe(`detail=${sampleRow.ID}`)
  opened.unmount()
  const reloaded = stage(page, { server, at: `/orders?detail=${sampleRow.ID}` })
  await screen.findByText('请于当日16:00前划出')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(String(reloaded.query())).toBe(''))
})

test('the desk asks for all managers’ orders and names each manager', async () => {
  const server = serving(() => sampleDetail)
  stage(DeskPage, { server })
  expect(await screen.findByText('远山私募基金管理有限公司')).toBeTruthy()
  expect(server.asked(deskList)).toEqual([{ pageSize: 20 }])
  expect(screen.queryByRole('button', { name: /金额/ })).toBeNull()
})

test.each([orderTexts, progressTexts])('the orders speak both languages', (texts) =>
  expect(missingTexts(texts)).toEqual([]),
)
