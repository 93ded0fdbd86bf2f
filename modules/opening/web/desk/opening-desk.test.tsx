import { platformErrors, refuse } from '@iisp/contract'
import {
  type ApplicationRow,
  getAssociationDetail,
  getProcessInfo,
  getProgressDetail,
  openingAccept,
  openingDeskList,
  openingLink,
  openingReject,
} from '@iisp/opening/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/index'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { sampleProgress, sampleRow } from '../test/sample.ts'
import { deskTexts } from './desk-texts.ts'
import { OpeningDeskPage } from './OpeningDeskPage.tsx'

const user = userEvent.setup()

const row: ApplicationRow = { ...sampleRow, STATUS: '020', actions: ['accept', 'reject'] }
const moved = (status: ApplicationRow['STATUS']) => () => ({
  xmbh: row.XMBH,
  version: 5,
  status,
  statusName: '',
})
const serving = (...rows: ApplicationRow[]) =>
  new FakeServer()
    .answer(openingDeskList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(getProgressDetail, () => sampleProgress)
    .answer(getProcessInfo, () => [])
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const dialogWith = async (text: string) =>
  (await screen.findByText(text)).closest('[role=dialog]') as HTMLElement

test('an urged row says since when, and the desk accepts it in the version seen', async () => {
  const server = serving({ ...row, URGEDTIME: '2026-11-20 09:00:00' }).answer(openingAccept, moved('030'))
  stage(OpeningDeskPage, { server })
  expect(await screen.findByText('2026-11-20 09:00:00')).toBeTruthy()
  await press('处理')
  await press('审核通过')
  const asking = await dialogWith(`确认${row.XMBH}的材料齐备并审核通过吗？`)
  await user.click(within(asking).getByRole('button', { name: '审核通过' }))
  expect(await screen.findByText(`${row.XMBH}：中登开户中`)).toBeTruthy()
  expect(server.asked(openingAccept)).toEqual([{ xmbh: row.XMBH, version: 4 }])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a rejection needs a reason; a refusal stands in the dialog and the reason stays', async () => {
  let stale = true
  const server = serving(row).answer(openingReject, () => {
    if (stale) refuse(platformErrors.conflict)
    return moved('011')()
  })
  stage(OpeningDeskPage, { server })
  await press('处理')
  await press(/^驳\s*回$/)
  const asking = (await screen.findByLabelText(/原因/)).closest('[role=dialog]') as HTMLElement
  const send = async () => user.click(await within(asking).findByRole('button', { name: /驳\s*回$/ }))
  await send()
  expect(within(asking).getByRole('alert').textContent).toBe('请填写原因')
  expect(server.asked(openingReject)).toEqual([])
  await user.type(within(asking).getByLabelText(/原因/), '材料不全')
  await send()
  expect(await within(asking).findByText('数据已被他人更新，已重新载入，请核对后再操作')).toBeTruthy()
  stale = false
  await send()
  await waitFor(() => expect(server.asked(openingReject)).toHaveLength(2))
  expect(server.asked(openingReject)[1]).toEqual({ xmbh: row.XMBH, version: 4, reason: '材料不全' })
})

test('a link takes account and bank; an empty password is not sent', async () => {
  const server = serving({ ...row, STATUS: '040', actions: ['link'] }).answer(openingLink, moved('070'))
  stage(OpeningDeskPage, { server })
  await press('处理')
  await press('完成银行关联')
  await user.type(await screen.findByLabelText(/托管账户/), ' 110900000001 ')
  await user.type(screen.getByLabelText(/开户行/), '恒信银行北京分行')
  const asking = screen.getByLabelText(/开户行/).closest('[role=dialog]') as HTMLElement
  await user.click(within(asking).getByRole('button', { name: '完成银行关联' }))
  await waitFor(() =>
    expect(server.asked(openingLink)).toEqual([
      { xmbh: row.XMBH, version: 4, zhh: '110900000001', khyh: '恒信银行北京分行' },
    ]),
  )
})

test('what is typed for a step is there again after a reload, but for the password', async () => {
  const server = serving({ ...row, STATUS: '040', actions: ['link'] }).answer(openingLink, moved('070'))
  const linking = async () => {
    await press('处理')
    await press('完成银行关联')
    return screen.findByLabelText<HTMLInputElement>(/托管账户/)
  }
  const { unmount } = stage(OpeningDeskPage, { server })
  await user.type(await linking(), '110900000001')
  await user.type(screen.getByLabelText(/资金密码/), '123456')
  unmount()
  stage(OpeningDeskPage, { server })
  expect((await linking()).value).toBe('110900000001')
  expect(screen.getByLabelText<HTMLInputElement>(/资金密码/).value).toBe('')
})

test('the opened application is in the address: a reload shows it again, Esc closes it', async () => {
  const { query, unmount } = stage(OpeningDeskPage, { server: serving(row) })
  await press('处理')
  await screen.findByText('其他材料')
  expect(String(query())).toBe(`detail=${row.XMBH}`)
  unmount()
  const at = `/operations/opening-desk?${String(query())}`
  const reloaded = stage(OpeningDeskPage, { server: serving(row), at })
  await screen.findByText('其他材料')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(String(reloaded.query())).toBe('')
})

test('the desk sees that there is a fund password and cannot ask for it', async () => {
  const server = serving(row).answer(getAssociationDetail, () => ({
    JJSMC: '中信证券',
    F_ZHLX: '证券资金账户',
    ZH: '6600123456',
    LXRNAME: '林静',
    LXRXM: '林静',
    DKGLBZ: '',
    KDDH: '',
    F_KDGS: '',
    ZJMM: '******',
  }))
  stage(OpeningDeskPage, { server })
  await press('处理')
  const progress = await screen.findByRole('dialog')
  const buttons = within(progress)
    .getAllByRole('button')
    .map((button) => button.textContent)
  expect(buttons.slice(-4)).toEqual(['返回', '关联信息', '驳回', '审核通过'])
  await press('关联信息')
  expect(await screen.findByText('******')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '显示资金密码' })).toBeNull()
})

test('the desk asks for what its address says; 查询 begins at the first page and writes the address', async () => {
  const rows = Array.from({ length: 20 }, (_, n) => ({ ...row, XMBH: `${row.XMBH.slice(0, -2)}${10 + n}` }))
  const server = serving(...rows).answer(openingDeskList, () => ({
    list: rows,
    total: 45,
    pageNo: 1,
    pageSize: 20,
  }))
  const at = '/operations/opening-desk?kind=2&status=020,010,x&urged=1&keyword=远山'
  const { query } = stage(OpeningDeskPage, { server, at })
  const filters = { kind: '2', status: '020', urged: '1', keyword: '远山', pageSize: 20 }
  await screen.findByText('共45条信息')
  expect(server.asked(openingDeskList)).toEqual([{ ...filters, pageNo: 1 }])
  await press('第3页')
  await waitFor(() => expect(server.asked(openingDeskList).at(-1)).toEqual({ ...filters, pageNo: 3 }))
  await user.clear(screen.getByRole('textbox', { name: /关键字/ }))
  await press(/^查\s*询$/)
  await waitFor(() =>
    expect(server.asked(openingDeskList).at(-1)).toEqual({
      kind: '2',
      status: '020',
      urged: '1',
      pageSize: 20,
      pageNo: 1,
    }),
  )
  expect(String(query())).toBe('kind=2&status=020&urged=1')
})

test('the desk speaks both languages', () => expect(missingTexts(deskTexts)).toEqual([]))
