import { stage } from '@iisp/testing/dom/stage'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { deskList, getTransferList, type OrderDetail } from '@iisp/transfers/contract'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { questionTexts } from '../steps/question-texts.ts'
import { DeskPage } from '../../desk/DeskPage.tsx'
import { ListPage } from '../list/ListPage.tsx'
import { ReviewPage, SignPage } from '../list/CheckPage.tsx'
import { sampleDetail, sampleRow } from '../test/sample-order.ts'
import { ordersServer, withDetail } from '../test/serving.ts'

const user = userEvent.setup()
beforeAll(confirmReady)

type Mark = Pick<OrderDetail, 'PAYEEMARK' | 'PAYEECHANGED'>
const first: Mark = { PAYEEMARK: '1', PAYEECHANGED: '' }
const changed: Mark = { PAYEEMARK: '2', PAYEECHANGED: '2026-11-18' }
const differs: Mark = { PAYEEMARK: '2', PAYEECHANGED: '' }

function serving(mark: Mark) {
  const list = () => cursorPageOf([{ ...sampleRow, ...mark }])
  return withDetail(ordersServer().answer(getTransferList, list).answer(deskList, list), () => ({
    ...sampleDetail,
    ...mark,
    actions: ['review'],
  }))
}

test.each([
  ['its state in the maker’s list', ListPage, sampleRow.PROSTATUSNAME],
  ['its payee in the reviewer’s', ReviewPage, sampleRow.CPACCNAME],
  ['its payee in the signer’s', SignPage, sampleRow.CPACCNAME],
  ['its state at the desk', DeskPage, sampleRow.PROSTATUSNAME],
])('a first payment is marked beside %s', async (_, page, beside) => {
  stage(page, { server: serving(first) })
  const table = within(await screen.findByRole('table'))
  const cell = (await table.findByText('首次付款')).closest('[role=gridcell],td')
  expect(cell?.textContent).toBe(`${beside}首次付款`)
})

test.each([
  [first, '首次向该账户付款，请核对户名、账号与开户行'],
  [changed, '收款账户于 2026-11-18 新增或变更，此后首次向其付款，请核对户名、账号与开户行'],
  [differs, '收款账户的户名或开户行与上次付款时不同，请核对'],
])(
  'the order says so above its payee, and again in the question of whoever passes it: %o',
  async (mark, text) => {
    stage(ReviewPage, { server: serving(mark) })
    await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
    const drawer = within(await screen.findByRole('dialog', { name: /指令详情/ }))
    expect((await drawer.findByRole('note')).textContent).toBe(text)
    await user.click(await drawer.findByRole('button', { name: '复核通过' }))
    const question = within(screen.getAllByRole('dialog').at(-1) as HTMLElement)
    expect((await question.findByRole('note')).textContent).toBe(text)
  },
)

test('the mark and the question speak both languages', () => expect(missingTexts(questionTexts)).toEqual([]))

test('a payee that was paid before and has not changed has no mark', async () => {
  stage(ReviewPage, { server: serving({ PAYEEMARK: '0', PAYEECHANGED: '' }) })
  await user.click(await screen.findByRole('button', { name: sampleRow.ORDERNO }))
  const drawer = within(await screen.findByRole('dialog', { name: /指令详情/ }))
  await drawer.findByText('请于当日16:00前划出')
  expect([drawer.queryByRole('note'), screen.queryByText('首次付款')]).toEqual([null, null])
})
