import { refuse } from '@iisp/contract'
import { linJing } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { calendarReady } from '@iisp/ui/date-field'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { relationErrors } from '../../contract/errors.ts'
import { relationRehearsal } from '../../contract/pages.ts'
import { type Rehearsal, type RehearsalRow, rehearseRelation } from '../../contract/rehearsal/rehearsal.ts'
import { ApplyPage } from '../apply/ApplyPage.tsx'
import { ProgressPage } from '../progress/ProgressPage.tsx'
import { relationServer } from '../test/relation-server.ts'
import { RehearsalPage } from './RehearsalPage.tsx'
import { rehearsalTexts } from './rehearsal-texts.ts'

// A date field is replaced once its calendar has loaded; typing into the old element would have no
// effect.
beforeAll(calendarReady)

const row = (more: Partial<RehearsalRow> & Pick<RehearsalRow, 'on' | 'fund' | 'what'>): RehearsalRow => ({
  other: '',
  kind: null,
  amount: null,
  shares: null,
  unitNav: null,
  fee: null,
  received: null,
  paid: null,
  rules: [],
  ...more,
})
const basis: Rehearsal = {
  funds: [
    {
      code: 'SXA013',
      name: '远山新能源',
      level: 0,
      shown: true,
      nav: { date: '2026-11-11', unitNav: '1.0306' },
    },
    { code: 'SQM002', name: '启明量化', level: 1, shown: false, nav: null },
  ],
  holdings: [{ childCode: 'SXA013', motherCode: 'SQM002', shares: null }],
  rows: [],
  totals: [],
  notices: ['只计算此处填写的事项'],
}
const sums = { placedShares: '0.00', gotShares: '0.00', gaveShares: '0.00' }
const played: Rehearsal = {
  ...basis,
  rows: [
    row({
      on: '2026-11-26',
      fund: 'SXA013',
      what: 'subscribed',
      kind: '022',
      amount: '1000000.00',
      shares: '970308.56',
      unitNav: '1.0306',
      received: '1000000.00',
      rules: ['按SXA013生效条款确认'],
    }),
    row({
      on: '2026-11-26',
      fund: 'SXA013',
      other: 'SQM002',
      what: 'placed',
      kind: '022',
      amount: '950000.00',
      rules: ['联动比例95.00%', 'SQM002首个开放日为2026-12-02'],
    }),
    row({ on: '2026-12-03', fund: 'SXA013', other: 'SQM002', what: 'paid', kind: '022', paid: '950000.00' }),
  ],
  totals: [
    { fund: 'SXA013', placed: '950000.00', received: '1000000.00', paid: '950000.00', ...sums },
    { fund: 'SQM002', placed: '0.00', received: '950000.00', paid: '0.00', ...sums },
  ],
}
const at = `${relationRehearsal.path}?relation=3`
/** The page may ask for its basis again at any time, also while a rehearsal is refused. */
const rehearse = (answer: () => Rehearsal) => (input: { readonly events: readonly unknown[] }) =>
  input.events.length === 0 ? basis : answer()
const server = () =>
  relationServer().answer(
    rehearseRelation,
    rehearse(() => played),
  )
const opened = () => {
  const fake = server()
  return { ...stage(RehearsalPage, { as: linJing, server: fake, at }), server: fake }
}
type Opened = ReturnType<typeof opened>
const first = async () => within(await screen.findByRole('region', { name: '事项1' }))
const press = ({ user }: Pick<Opened, 'user'>, name: RegExp | string) =>
  user.click(screen.getByRole('button', { name }))
async function fill(page: Opened) {
  const event = await first()
  await page.user.type(event.getByRole('textbox', { name: '日期' }), '2026-11-25{Enter}')
  await page.user.type(event.getByRole('textbox', { name: '申购金额' }), '1000000')
}

test('a subscription is played, and answers the money as a chart, the totals, and each step with its rules', async () => {
  const page = opened()
  await fill(page)
  await press(page, /^预\s*演$/)
  const days = within(await screen.findByRole('table', { name: '逐日明细' }))
  expect(page.server.asked(rehearseRelation).at(-1)).toEqual({
    relationId: '3',
    events: [{ kind: 'subscription', on: '2026-11-25', amount: '1000000.00' }],
    navs: [],
    holdings: [],
  })
  expect(days.getAllByRole('rowheader').map((one) => one.textContent)).toEqual(['2026-11-26', '2026-12-03'])
  const placed = days.getByText('发起联动订单').closest('tr')!
  expect(placed.textContent).toMatch(/SQM002.*950,000\.00.*联动比例95\.00%.*SQM002首个开放日为2026-12-02/)
  const totals = within(screen.getByRole('table', { name: '各基金合计' }))
  expect(totals.getByRole('row', { name: /SXA013 远山新能源/ }).textContent).toContain('950,000.00')
  expect(screen.getByRole('figure', { name: '逐日收付' }).textContent).toContain('2个基金日')
  await press(page, '表格')
  const chart = within(screen.getByRole('figure', { name: '逐日收付' }))
  expect(chart.getByRole('row', { name: /2026-12-03 SXA013.*950,000\.00/ })).toBeTruthy()
})

test('what is still to be entered is marked, and nothing is asked', async () => {
  const page = opened()
  await first()
  await press(page, /^预\s*演$/)
  expect(await screen.findAllByText('请填写')).toHaveLength(2)
  expect(page.server.asked(rehearseRelation)).toHaveLength(1)
})

test('of another manager’s fund NAV and shares are entered; what was entered survives a reload', async () => {
  const page = opened()
  await fill(page)
  expect(screen.getByText(/SQM002 启明量化：其他管理人的基金/)).toBeTruthy()
  expect(screen.getByText('份额不可见，请填写')).toBeTruthy()
  await press(page, /^改\s*填 SXA013持有SQM002$/)
  const holding = within(screen.getByRole('region', { name: 'SXA013持有SQM002' }))
  await page.user.type(holding.getByRole('textbox', { name: '持有份额' }), '5000')
  page.unmount()

  const again = opened()
  const event = await first()
  expect(event.getByRole('textbox', { name: '申购金额' })).toHaveProperty('value', '1,000,000.00')
  const kept = within(screen.getByRole('region', { name: 'SXA013持有SQM002' }))
  expect(kept.getByRole('textbox', { name: '持有份额' })).toHaveProperty('value', '5,000.00')
  await press(again, /^清\s*空$/)
  expect((await first()).getByRole('textbox', { name: '申购金额' })).toHaveProperty('value', '')
})

test('an amount that changes in the same moment as the date beside it leaves the date', async () => {
  const page = opened()
  const event = await first()
  const date = event.getByRole('textbox', { name: '日期' })
  const amount = event.getByRole('textbox', { name: '申购金额' })
  await page.user.type(date, '2026/12/1')
  // Both happen before the page is rendered again.
  act(() => {
    fireEvent.blur(date)
    fireEvent.change(amount, { target: { value: '1000000' } })
  })
  await press(page, /^预\s*演$/)
  await screen.findByRole('table', { name: '逐日明细' })
  expect(page.server.asked(rehearseRelation).at(-1)?.events).toEqual([
    { kind: 'subscription', on: '2026-12-01', amount: '1000000.00' },
  ])
})

test('a refusal is shown above the form, and a result goes once its input is changed', async () => {
  const page = opened()
  await fill(page)
  page.server.answer(
    rehearseRelation,
    rehearse(() => refuse(relationErrors.rehearsalPast)),
  )
  await press(page, /^预\s*演$/)
  expect(await screen.findByText('预演的日期不能早于今天')).toBeTruthy()
  page.server.answer(
    rehearseRelation,
    rehearse(() => played),
  )
  await press(page, /^预\s*演$/)
  await screen.findByRole('table', { name: '逐日明细' })
  await press(page, '添加事项')
  expect(screen.queryByRole('table', { name: '逐日明细' })).toBeNull()
})

test('a relation, an application and the form of one lead to a rehearsal of their terms', async () => {
  const list = stage(ApplyPage, { as: linJing, server: relationServer(), at: '/relations' })
  await list.user.click(await screen.findByRole('button', { name: '更多' }))
  await list.user.click(await screen.findByRole('button', { name: /^预\s*演$/ }))
  const openedAt = (page: typeof list) => page.openPage.mock.calls.at(-1)?.[0] as { query: URLSearchParams }
  expect(openedAt(list).query.get('relation')).toBe('1')
  await list.user.click(await screen.findByRole('button', { name: /修\s*改/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改母子关系' }))
  await list.user.click(dialog.getByRole('button', { name: /^预\s*演$/ }))
  await waitFor(() => expect(openedAt(list).query.has('draft')).toBe(true))
  const [draft] = JSON.parse(openedAt(list).query.get('draft') ?? '') as Record<string, unknown>[]
  expect(draft).toMatchObject({ mjjcpdm: 'SXA001', zjjcpdm: 'SXA005', sgldbl: '0.6000' })
  expect(JSON.stringify(draft)).not.toContain('13900000001')
  list.unmount()

  const progress = stage(ProgressPage, { as: linJing, server: relationServer(), at: '/progress' })
  await progress.user.click(await screen.findByRole('button', { name: /^预\s*演$/ }))
  expect(openedAt(progress).query.get('draft')).toContain('"mjjcpdm":"SXA001"')
})

test('every text exists in both languages', () => expect(missingTexts(rehearsalTexts)).toEqual([]))
