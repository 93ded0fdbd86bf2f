import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  applicationDecide,
  applicationDeskList,
  applicationPassMany,
} from '../../contract/applications/application-desk.ts'
import type { ApplicationAction } from '../../contract/applications/application.ts'
import { applicationDetail } from '../../contract/applications/applications.ts'
import { application, applicationFull, jiDeng, pageOf } from '../test/samples.ts'
import { ApplicationDeskPage } from './ApplicationDeskPage.tsx'
import { deskTexts } from './desk-texts.ts'
import { dialogWith } from '../test/dialog-with.ts'

const actions: ApplicationAction[] = ['pass', 'request-documents', 'refuse']
const serving = () =>
  new FakeServer()
    .answer(applicationDeskList, () =>
      pageOf(
        { ...application, actions },
        { ...application, id: '100002', applicationNo: '20261120000100002', amount: '2000000.50', actions },
      ),
    )
    .answer(applicationDetail, () => ({ ...applicationFull, actions }))
const show = (server: FakeServer, query = '') =>
  stage(ApplicationDeskPage, { as: jiDeng, server, at: `/operations/ta-applications${query}` })

test('applications that need a decision come first; an application is passed for its day', async () => {
  const server = serving().answer(applicationDecide, () => ({
    state: '3',
    dealingDate: '2026-12-02',
    late: true,
  }))
  const { user } = show(server, '?detail=100001')
  const opened = within(await screen.findByRole('dialog', { name: '申请 20261120000100001' }))
  expect(server.asked(applicationDeskList)[0]).toMatchObject({ open: true })
  await user.click(await opened.findByRole('button', { name: '审核通过' }))
  await screen.findByText('审核通过申请20261120000100001？交易日2026-11-25。')
  await user.click(screen.getAllByRole('button', { name: '审核通过' }).at(-1) ?? document.body)
  expect(await screen.findByText('已通过，当日已截单，顺延至2026-12-02')).toBeTruthy()
})

test('the desk requests missing documents with a reason', async () => {
  const server = serving().answer(applicationDecide, () => ({
    state: '2',
    dealingDate: '2026-11-25',
    late: false,
  }))
  const { user } = show(server, '?detail=100001')
  const opened = within(await screen.findByRole('dialog', { name: '申请 20261120000100001' }))
  await user.click(await opened.findByRole('button', { name: '要求补充资料' }))
  const dialog = await dialogWith(/需要补充的资料/)
  await user.type(dialog.getByRole('textbox'), '请盖章')
  await user.click(dialog.getByRole('button', { name: '要求补充资料' }))
  await waitFor(() =>
    expect(server.asked(applicationDecide)).toEqual([
      { id: '100001', version: 2, action: 'request-documents', reason: '请盖章' },
    ]),
  )
})

test('who entered an application reads at the desk that somebody else decides it', async () => {
  const server = serving().answer(applicationDetail, () => ({ ...applicationFull, actions: [] }))
  show(server, '?all=1&detail=100001')
  const opened = within(await screen.findByRole('dialog', { name: '申请 20261120000100001' }))
  expect(await opened.findByText('由您录入，须由另一位人员审核。')).toBeTruthy()
  expect(opened.queryByRole('button', { name: '审核通过' })).toBeNull()
})

test('several are passed at once when their totals are confirmed', async () => {
  const server = serving().answer(applicationPassMany, () => ({ passed: 2, late: 0 }))
  const { user } = show(server)
  await screen.findByText('20261120000100002')
  const [all] = screen.getAllByRole('checkbox')
  await user.click(all ?? document.body)
  await user.click(await screen.findByRole('button', { name: '批量通过 (2)' }))
  await screen.findByText(/共2笔，申请金额合计3,500,000.50元/)
  await user.click(screen.getAllByRole('button', { name: '审核通过' }).at(-1) ?? document.body)
  await waitFor(() =>
    expect(server.asked(applicationPassMany)).toMatchObject([{ amount: '3500000.50', shares: '0.00' }]),
  )
})

test('texts are complete in English', () => expect(missingTexts(deskTexts)).toEqual([]))
