import { type ErrorReport, errorLogList } from '@iisp/identity/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { errorLogTexts } from './error-log-texts.ts'
import { ErrorLogPage } from './ErrorLogPage.tsx'

const report: ErrorReport = {
  id: '7',
  at: '2026-11-20 10:00:00',
  kind: 'call',
  url: '/api/tran/addTran',
  method: 'POST',
  status: 502,
  errorText: 'Bad Gateway',
  institutionName: '远山私募',
  account: 'lin.jing@yuanshan.example',
  traceId: 'T'.repeat(32),
  browser: 'Chrome/120',
  request: '{"amount":"string(4)"}',
  response: '',
  places: '',
}
const visitors: ErrorReport = {
  ...report,
  id: '8',
  kind: 'page',
  status: 0,
  account: '',
  institutionName: '',
}
const show = (list: ErrorReport[], at = '/') =>
  stage(ErrorLogPage, {
    server: new FakeServer().answer(errorLogList, () => ({
      list,
      total: list.length,
      pageNo: 1,
      pageSize: 20,
    })),
    at,
  })

test('each report shows what failed and who met it, also somebody who is not signed in', async () => {
  show([report, visitors])
  expect(await screen.findByText('接口异常')).toBeTruthy()
  expect(screen.getByText('页面异常')).toBeTruthy()
  expect(screen.getByText('lin.jing@yuanshan.example')).toBeTruthy()
  expect(screen.getByText('--（未登录）')).toBeTruthy()
})

test('the list is narrowed by dates, kind and keyword, which stand in the address', async () => {
  const { user, server, query } = show([], '/?from=2026-11-19&to=2026-11-20&kind=call')
  expect(await screen.findByText(/^暂无数据，所选条件下没有异常上报$/)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: '关键字' }), 'addTran')
  await user.click(screen.getByRole('button', { name: /查\s*询/ }))
  const asked = { startDate: '2026-11-19', endDate: '2026-11-20', kind: 'call', pageNo: 1, pageSize: 20 }
  await waitFor(() => expect(server.asked(errorLogList)).toEqual([asked, { ...asked, keyword: 'addTran' }]))
  expect(query().get('keyword')).toBe('addTran')
})

test('a link opens the report that it names', async () => {
  const { user, query } = show([report], '/?detail=7')
  const drawer = await screen.findByRole('dialog', { name: '异常上报 7' })
  expect(within(drawer).getByText('{"amount":"string(4)"}')).toBeTruthy()
  await user.click(within(drawer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(query().get('detail')).toBeNull())
})

test('the page speaks both languages', () => expect(missingTexts(errorLogTexts)).toEqual([]))
