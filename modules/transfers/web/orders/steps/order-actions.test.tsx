import { platformErrors, refuse } from '@iisp/contract'
import {
  type OrderDetail,
  acknowledgeFailure,
  deskPay,
  deskVoidOrder,
  getTransferList,
  ordersubmit,
  review,
  revoke,
  transferEntry,
  transferErrors,
} from '@iisp/transfers/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { ReviewPage } from '../list/CheckPage.tsx'
import { sampleDetail } from '../test/sample-order.ts'
import { allowing, dialog, footerOf, moved, openOrder, serving, user } from '../test/open-order.tsx'

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
    return { ...moved('待复核'), zlms: '3' as const, nextStep: '等待复核', actions: [] }
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
  const {
    drawer,
    openMenu,
    query: address,
  } = await openOrder(
    ListPage,
    serving(() => ({ ...sampleDetail, RECALLED, actions: [action] })),
  )
  await user.click(
    within(footerOf(drawer)).getByRole('button', { name: new RegExp([...label].join('\\s*')) }),
  )
  expect(openMenu.mock.calls.map(([menu, asked]) => [menu, String(asked)])).toEqual([
    [transferEntry.id, query],
  ])
  // back on the list, no drawer lies over it
  await waitFor(() => expect(String(address())).toBe(''))
})

test('an order is withdrawn for a reason, and the button says how that differs from a recall', async () => {
  const server = allowing('recall', 'withdraw').answer(revoke, () => moved('已撤销'))
  const { drawer } = await openOrder(ListPage, server)
  const footer = within(footerOf(drawer))
  expect(footer.getByRole('button', { name: /召\s*回/ }).title).toBe('收回修改，改好后可重新提交')
  const button = footer.getByRole('button', { name: /撤\s*销/ })
  expect(button.title).toBe('不再办理，撤销后不可恢复')
  await user.click(button)
  expect(dialog().getByText(/付款 2,393.73 元至 国家金库深圳市分库/)).toBeTruthy()
  await user.click(dialog().getByRole('button', { name: /撤\s*销/ }))
  expect(dialog().getByText('请填写原因')).toBeTruthy()
  expect(server.asked(revoke)).toEqual([])
  await user.type(dialog().getByRole('textbox', { name: /原因/ }), '交易取消')
  await user.click(dialog().getByRole('button', { name: /撤\s*销/ }))
  expect(await screen.findByText(/：已撤销$/)).toBeTruthy()
  expect(server.asked(revoke)).toEqual([{ id: '1001', version: 2, reason: '交易取消' }])
})
