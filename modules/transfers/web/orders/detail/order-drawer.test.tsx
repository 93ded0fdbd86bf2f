import { platformErrors, refuse } from '@iisp/contract'
import { fileInfo } from '@iisp/files/contract'
import type { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import {
  type Moved,
  type OrderDetail,
  acknowledgeFailure,
  deskList,
  deskPay,
  deskVoidOrder,
  getTransferList,
  ordersubmit,
  review,
  transferEntry,
  transferErrors,
} from '@iisp/transfers/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { orderTexts } from '../order-texts.ts'
import { progressTexts } from './progress-texts.ts'
import { ReviewPage } from '../list/ReviewPage.tsx'
import { sampleDetail, sampleRow } from '../test/sample-order.ts'
import { ordersServer, pageOf, withDetail } from '../test/serving.ts'

const user = userEvent.setup()
beforeAll(confirmReady)
const moved = (state: string): Moved => ({
  id: sampleRow.ID,
  orderNo: sampleRow.ORDERNO,
  version: 3,
  proStatus: '030',
  proStatusName: state,
})

/** Opens the only order on a page. */
async function openOrder(page: typeof ListPage, server: FakeServer) {
  const staged = stage(page, { server })
  await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
  const drawer = await screen.findByRole('dialog', { name: /指令详情/ })
  await within(drawer).findByText('请于当日16:00前划出')
  return { drawer, ...staged }
}
const serving = (order: () => OrderDetail) =>
  withDetail(
    ordersServer()
      .answer(getTransferList, () => pageOf([sampleRow]))
      .answer(deskList, () => pageOf([sampleRow])),
    order,
  )
const allowing = (...actions: OrderDetail['actions']) => serving(() => ({ ...sampleDetail, actions }))
const footerOf = (drawer: HTMLElement) => drawer.querySelector('.ant-drawer-footer') as HTMLElement
const dialog = () => within(screen.getAllByRole('dialog').at(-1) as HTMLElement)

test('[BU-007] [BU-008] an order shows payer, payee and everything that was entered', async () => {
  const server = serving(() => ({
    ...sampleDetail,
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
  expect(payee.textContent).toContain('国家金库深圳市分库')
  expect(payee.textContent).toContain('97547682677978324')
  expect(payee.textContent).toContain('104584010488')
  const told = drawer.textContent
  for (const part of [
    '2,393.73',
    '2026-11-27',
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

test('the buttons are just what the server allows', async () => {
  const { drawer } = await openOrder(ReviewPage, allowing('review'))
  expect(within(footerOf(drawer)).getAllByRole('button').map(textOf)).toEqual(['退回', '复核通过'])
})
const textOf = (element: HTMLElement) => (element.textContent ?? '').replaceAll(' ', '')

test('who may do nothing is told so', async () => {
  const { drawer } = await openOrder(ReviewPage, allowing())
  expect(within(drawer).getByText('当前状态下您无可办理的操作')).toBeTruthy()
})

test('a pass is asked about with amount and payee, sent with the version that was seen, and told', async () => {
  const server = allowing('review').answer(review, () => moved('待签发'))
  await openOrder(ReviewPage, server)
  await user.click(screen.getByRole('button', { name: '复核通过' }))
  expect(dialog().getByText(/付款 2,393.73 元至 国家金库深圳市分库/)).toBeTruthy()
  const before = server.asked(getTransferList).length
  await user.click(dialog().getByRole('button', { name: '复核通过' }))
  expect(await screen.findByText(/^操作成功，指令 HK2026112000001001：待签发$/)).toBeTruthy()
  expect(server.asked(review)).toEqual([{ id: '1001', version: 2, result: '1' }])
  await waitFor(() => expect(server.asked(getTransferList).length).toBeGreaterThan(before))
})

test('a return needs a reason; what was typed survives a refusal', async () => {
  let refused = true
  const server = allowing('review').answer(review, () => {
    if (refused) refuse(transferErrors.fourEyes)
    return moved('退回待修改')
  })
  await openOrder(ReviewPage, server)
  await user.click(screen.getByRole('button', { name: /退\s*回/ }))
  await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('textbox', { name: /原因/ })))
  const send = () => user.click(dialog().getByRole('button', { name: /退\s*回/ }))
  await send()
  expect(dialog().getByText('请填写原因')).toBeTruthy()
  expect(server.asked(review)).toEqual([])
  await user.type(dialog().getByRole('textbox', { name: /原因/ }), '账号有误')
  await send()
  expect(await dialog().findByText(transferErrors.fourEyes.zh)).toBeTruthy()
  expect(dialog().getByRole<HTMLTextAreaElement>('textbox', { name: /原因/ }).value).toBe('账号有误')
  refused = false
  await send()
  expect(await screen.findByText(/：退回待修改$/)).toBeTruthy()
  expect(server.asked(review).at(-1)).toEqual({ id: '1001', version: 2, result: '0', reason: '账号有误' })
})

test('where somebody was quicker, the question closes and the order is shown as it is now', async () => {
  let order: OrderDetail = { ...sampleDetail, actions: ['review'] }
  const server = serving(() => order).answer(review, () => {
    order = { ...sampleDetail, VERSION: 3, PROSTATUS: '011', actions: [], RETURNREASON: '金额有误' }
    return refuse(platformErrors.conflict)
  })
  const { drawer } = await openOrder(ReviewPage, server)
  await user.click(screen.getByRole('button', { name: '复核通过' }))
  await user.click(dialog().getByRole('button', { name: '复核通过' }))
  expect(await screen.findByText(/^指令已被他人处理/)).toBeTruthy()
  expect(await within(drawer).findByText('退回原因：金额有误')).toBeTruthy()
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a reason typed before somebody was quicker goes with the order as it is now', async () => {
  let order: OrderDetail = { ...sampleDetail, PROSTATUS: '040', actions: ['void'] }
  const server = serving(() => order).answer(deskVoidOrder, ({ version }) => {
    if (version === 3) return moved('已作废')
    order = { ...order, VERSION: 3, REMARK: '请于当日16:00前划出', PROSTATUS: '050' }
    return refuse(platformErrors.conflict)
  })
  const { drawer } = await openOrder(DeskPage, server)
  await user.click(screen.getByRole('button', { name: /作\s*废/ }))
  await user.type(dialog().getByRole('textbox', { name: /原因/ }), '重复指令')
  await user.click(dialog().getByRole('button', { name: /作\s*废/ }))
  expect(await dialog().findByText(/^指令已被他人处理/)).toBeTruthy()
  await within(drawer).findAllByText(/托管人处理中/)
  await user.click(dialog().getByRole('button', { name: /作\s*废/ }))
  expect(await screen.findByText(/：已作废$/)).toBeTruthy()
  expect(server.asked(deskVoidOrder).at(-1)).toEqual({ id: '1001', version: 3, reason: '重复指令' })
})

test('a payment beyond the balance is refused in its own dialog, not as somebody else’s doing', async () => {
  const text = '账户可用余额不足，可用余额为1.00元'
  const server = allowing('pay').answer(deskPay, () =>
    refuse(transferErrors.insufficientBalance, { available: '1.00' }),
  )
  await openOrder(DeskPage, server)
  await user.click(screen.getByRole('button', { name: '执行划款' }))
  await user.click(dialog().getByRole('button', { name: '执行划款' }))
  expect((await dialog().findByRole('alert')).textContent).toBe(text)
})

const onDesk = (change: Partial<OrderDetail>) =>
  serving(() => ({ ...sampleDetail, PROSTATUS: '050', ...change }))
const onDate = { day: 'on-date', today: '2026-11-27', cutOff: '16:30' } as const

test('what the desk cannot do now is a disabled button with the reason beside it', async () => {
  const why = '未到划款日期2026-11-27，该指令不可提前执行'
  const server = onDesk({ actions: ['void'], barred: [{ action: 'pay', why }] })
  const { drawer } = await openOrder(DeskPage, server)
  const button = within(footerOf(drawer)).getByRole<HTMLButtonElement>('button', { name: '执行划款' })
  expect(button.disabled).toBe(true)
  expect(document.getElementById(button.getAttribute('aria-describedby')!)?.textContent).toBe(
    `执行划款：${why}`,
  )
  await user.click(button)
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('the question before a payment names date, amount, payee and cut-off', async () => {
  await openOrder(DeskPage, onDesk({ actions: ['pay'], payment: onDate }))
  await user.click(screen.getByRole('button', { name: '执行划款' }))
  const asked = screen.getAllByRole('dialog').at(-1)?.textContent
  for (const part of [
    '2026-11-27',
    '2,393.73',
    '国家金库深圳市分库',
    '97547682677978324',
    '当日截止',
    '16:30',
  ])
    expect(asked).toContain(part)
})

test('an early payment is asked about with both dates, and sends the reason', async () => {
  const payment = { day: 'early', today: '2026-11-25', cutOff: '16:30' } as const
  const server = onDesk({ actions: ['pay'], payment }).answer(deskPay, () => moved('划款中'))
  await openOrder(DeskPage, server)
  await user.click(screen.getByRole('button', { name: '执行划款' }))
  expect(dialog().getByText(/划款日期为 2026-11-27，今日 2026-11-25，尚未到期/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: '执行划款' }))
  expect(dialog().getByText('请填写原因')).toBeTruthy()
  expect(server.asked(deskPay)).toEqual([])
  await user.type(dialog().getByRole('textbox', { name: /原因/ }), '管理人加急')
  await user.click(dialog().getByRole('button', { name: '执行划款' }))
  expect(await screen.findByText(/：划款中$/)).toBeTruthy()
  expect(server.asked(deskPay)).toEqual([{ id: '1001', version: 2, reason: '管理人加急', confirmDate: '1' }])
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

test('a failed payment is taken note of, and may be copied', async () => {
  const server = allowing('copy', 'acknowledge').answer(acknowledgeFailure, () => moved('划款失败'))
  const { drawer } = await openOrder(ListPage, server)
  const footer = within(footerOf(drawer))
  expect(footer.getByRole('button', { name: /复\s*制/ })).toBeTruthy()
  await user.click(footer.getByRole('button', { name: /知\s*悉/ }))
  await user.click(dialog().getByRole('button', { name: /知\s*悉/ }))
  expect(await screen.findByText(/：划款失败$/)).toBeTruthy()
  expect(server.asked(acknowledgeFailure)).toEqual([{ id: '1001', version: 2 }])
})

test('a possible duplicate is asked about once more before it is submitted', async () => {
  const text = '已存在相同账户、相同金额、相同日期的指令HK1，请确认是否重复划款'
  const server = allowing('submit').answer(ordersubmit, ({ confirmTips }) => {
    if (confirmTips !== '1') refuse(transferErrors.possibleDuplicate, { order: 'HK1' })
    return { ...moved('待复核'), zlms: '3' as const, nextStep: '等待复核' }
  })
  await openOrder(ListPage, server)
  await user.click(screen.getByRole('button', { name: /提\s*交/ }))
  await user.click(dialog().getByRole('button', { name: /提\s*交/ }))
  expect(await screen.findByText(text)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /继续提交/ }))
  expect(await screen.findByText(/^操作成功.*：待复核$/)).toBeTruthy()
  expect(server.asked(ordersubmit).at(-1)).toEqual({ id: '1001', version: 2, confirmTips: '1' })
})

test.each([
  ['edit', '编辑', '0', 'id=1001'],
  ['edit', '编辑', '1', 'id=1001&mode=ZHZL'],
  ['copy', '复制', '0', 'id=1001&mode=copy'],
] as const)('[BU-160] %s opens the form (%s, recalled %s) by %s', async (action, label, RECALLED, query) => {
  const { drawer, openMenu } = await openOrder(
    ListPage,
    serving(() => ({ ...sampleDetail, RECALLED, actions: [action] })),
  )
  await user.click(
    within(footerOf(drawer)).getByRole('button', { name: new RegExp([...label].join('\\s*')) }),
  )
  expect(openMenu.mock.calls.map(([menu, asked]) => [menu, String(asked)])).toEqual([
    [transferEntry.id, query],
  ])
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
