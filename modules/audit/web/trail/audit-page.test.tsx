import { addDays, businessDate } from '@iisp/contract/date'
import { cursorPageOf } from '@iisp/testing/dom/pages'
import { findPeople, getNames } from '@iisp/identity/contract'
import { listAudit } from '@iisp/audit/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { link, showTrail } from '../test/trail.tsx'
import { auditTexts } from './audit-texts.ts'

const user = userEvent.setup()
afterEach(() => void vi.unstubAllGlobals())
const today = () => businessDate(new Date())
const week = () => ({ startDate: addDays(today(), -6), endDate: today(), pageSize: 20 })

test('[BU-386] the trail opens with the seven days that end today', async () => {
  const server = showTrail(() => cursorPageOf([link('8')]))
  expect(await screen.findByText('沈立')).toBeTruthy()
  expect(screen.getByText('shen.li@yuanshan.example')).toBeTruthy()
  expect(server.asked(listAudit)).toEqual([week()])
})

test('the trail says in words who did what to which order, and nothing in codes', async () => {
  showTrail(() => cursorPageOf([link('8'), { ...link('9'), realPerson: 'nobody', realPersonName: '' }]))
  expect((await screen.findAllByRole('cell', { name: '签发' })).length).toBe(2)
  expect(screen.getAllByRole('cell', { name: '划款指令 HK2026112000102998' }).length).toBe(2)
  expect(screen.getAllByRole('cell', { name: '状态 待签发 → 待托管人确认' }).length).toBe(2)
  expect(screen.getByRole('cell', { name: '系统' })).toBeTruthy()
  expect(screen.getByRole('table').textContent).not.toMatch(/transfers\.sign|transfer-order|nobody/)
})

test('the trail is narrowed by institution, act and object', async () => {
  const server = showTrail(() => cursorPageOf([link('8')]))
  await screen.findByText('共1条信息')
  expect(screen.getByRole('cell', { name: '远山私募' })).toBeTruthy()
  await user.click(screen.getByRole('combobox', { name: '机构' }))
  await user.click(await screen.findByText('M001 远山私募'))
  await user.type(screen.getByRole('combobox', { name: '操作' }), '签')
  await user.click(await screen.findByTitle('签发'))
  await user.click(screen.getByRole('button', { name: '展开' }))
  await user.type(screen.getByRole('textbox', { name: /操作对象/ }), 'HK2026112000102998')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  await waitFor(() =>
    expect(server.asked(listAudit).at(-1)).toEqual({
      ...week(),
      institutionId: 'M001',
      action: 'transfers.sign',
      object: 'HK2026112000102998',
    }),
  )
  await user.click(screen.getByRole('button', { name: /重\s*置/ }))
  await waitFor(() => expect(server.asked(listAudit).at(-1)).toEqual(week()))
})

const he = {
  id: '105',
  NAME: '何雨',
  SPELLINGS: '何雨\nhy\nheyu\nhe yu',
  ACCOUNTS: ['he.yu@qiming.example'],
  INSTITUTION_ID: 'M002',
  INSTITUTION: '启明资产',
  ENABLED: true,
}

test('the trail is narrowed to one person, found by initials', async () => {
  const server = showTrail(() => cursorPageOf([link('8')]))
    .answer(findPeople, () => cursorPageOf([he]))
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
    cursor === 'c1'
      ? cursorPageOf([link('1')], { total: 2 })
      : cursorPageOf([link('8')], { next: 'c1', total: 2 }),
  )
  await screen.findByText('共2条信息')
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
      ? cursorPageOf([link('1')])
      : cursorPageOf([link('8')], { next: 'c1', total: 10_000, totalCapped: true }),
  )
  expect(await screen.findByText('共10,000+条信息')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await waitFor(() => expect(server.asked(listAudit).at(-1)).toEqual({ ...week(), cursor: 'c1' }))
  const size = screen.getByRole<HTMLSelectElement>('combobox', { name: '每页条数' })
  expect([...size.options].map(({ value }) => Number(value))).toEqual([10, 20, 30, 50, 100, 200])
  await user.selectOptions(size, '100')
  await waitFor(() => expect(server.asked(listAudit).at(-1)).toEqual({ ...week(), pageSize: 100 }))
})

test('[SH-126] a trail without hits shows 暂无数据 and why', async () => {
  showTrail(() => cursorPageOf([]))
  expect(await screen.findByText(/^暂无数据，所选条件下没有操作记录$/)).toBeTruthy()
})

test('a record opens with its content laid out', async () => {
  showTrail(() => cursorPageOf([link('8')]))
  await user.click(await screen.findByRole('button', { name: '2026-11-21 09:04:19' }))
  const drawer = await screen.findByRole('dialog', { name: '审计记录 M001-8' })
  const content = within(drawer).getByRole('table', { name: '操作内容' })
  expect(within(content).getByRole('row', { name: '状态 待签发 待托管人确认' })).toBeTruthy()
  await user.click(within(drawer).getByText('原始记录'))
  expect(within(drawer).getByLabelText('原始内容').textContent).toBe('{\n  "to": "040",\n  "from": "030"\n}')
})

test('the page speaks both languages', () => expect(missingTexts(auditTexts)).toEqual([]))
