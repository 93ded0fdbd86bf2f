import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { getProductInfo } from '@iisp/product/contract'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type NavRow, navDecide, navEnter, navList } from '../../contract/dealing/nav.ts'
import { navTexts } from './nav-texts.ts'
import { NavPage } from './NavPage.tsx'

const nav: NavRow = {
  id: '5',
  productId: '100001',
  productCode: 'SXX001',
  productName: '远山稳健一号',
  institutionName: '远山基金',
  navDate: '2026-11-18',
  unitNav: '1.2345',
  accumulatedNav: '1.3845',
  source: 'entered',
  state: 'entered',
  version: 1,
  enteredBy: '季登',
  enteredAt: '2026-11-19 09:00:00',
  decidedBy: '',
  decidedAt: null,
  reason: '',
  used: false,
  actions: ['confirm', 'refuse', 'replace'],
}
const serving = (row: NavRow) =>
  new FakeServer()
    .answer(navList, () => ({ list: [row], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(getProductInfo, () => ({ list: [] }) as never)
    .answer(navEnter, () => ({ id: '6' }))
    .answer(navDecide, () => ({ state: 'confirmed' as const }))
const opened = async (row: NavRow) => {
  const server = serving(row)
  const page = stage(NavPage, { server, at: '/operations/ta-nav?detail=5' })
  const drawer = within(await screen.findByRole('dialog', { name: '远山稳健一号 2026-11-18' }))
  return { ...page, server, drawer }
}

test('the figure is confirmed after a question that names fund, day and NAV', async () => {
  const { server, user, drawer } = await opened(nav)
  expect(server.asked(navList)[0]).toMatchObject({ open: true })
  await user.click(drawer.getByRole('button', { name: '确认' }))
  const question = await screen.findByText('确认远山稳健一号（SXX001）2026-11-18单位净值为 1.2345？')
  const dialog = within(question.closest('[role=dialog]') ?? document.body)
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() => expect(server.asked(navDecide)).toEqual([{ id: '5', version: 1, action: 'confirm' }]))
})

test('who entered it reads that somebody else confirms, and corrects it by another figure', async () => {
  const { server, user, drawer } = await opened({ ...nav, actions: ['replace'] })
  expect(drawer.getByText('该净值由您录入，须由另一人确认。')).toBeTruthy()
  await user.click(drawer.getByRole('button', { name: '更正' }))
  const form = within(await screen.findByRole('dialog', { name: '更正净值' }))
  await user.type(form.getByLabelText(/单位净值/), '1.2')
  await user.click(form.getByRole('button', { name: '提交确认' }))
  expect((await form.findAllByText('请填写净值，如 1.2345')).length).toBe(2)
  await user.type(form.getByLabelText(/单位净值/), '346')
  await user.type(form.getByLabelText(/累计净值/), '1.3846')
  await user.click(form.getByRole('button', { name: '提交确认' }))
  await waitFor(() =>
    expect(server.asked(navEnter)).toEqual([
      {
        productId: '100001',
        navDate: '2026-11-18',
        unitNav: '1.2346',
        accumulatedNav: '1.3846',
        replaces: { id: '5', version: 1 },
      },
    ]),
  )
})

test('texts are complete in English', () => expect(missingTexts(navTexts as never)).toEqual([]))
