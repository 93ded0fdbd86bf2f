import { walkCaseAtPage } from '@iisp/testing/walk-case-at-page'
import { beforeAll, expect, test } from 'vitest'
import { walkedCases } from '../../modules/ta/server/test/walked-cases.ts'
import { stageWindow } from '../window/stage-window.ts'

const portal = stageWindow()
const first = portal.person('ji.deng')
const second = portal.person('bao.he')
const manager = portal.person('lin.jing')
let cases: Awaited<ReturnType<typeof walkedCases>>
beforeAll(async () => {
  cases = await walkedCases(portal.iisp)
})
const register = () => [
  { account: 'ji.deng', page: first.page, sides: ['register'] },
  { account: 'bao.he', page: second.page, sides: ['register'] },
]
const desk = (path: string, id: string, query = 'all=1') => `/iisp/operations/${path}?${query}&detail=${id}`

test('NAV: the drawer has the buttons that its flow allows', async () => {
  const nav = await cases.nav()
  const address = desk('ta-nav', nav.id)
  expect(await walkCaseAtPage({ ...nav, people: register(), address })).toEqual([])
})

test('terms: the drawer has the buttons that their flow allows', async () => {
  const terms = await cases.terms()
  const address = desk('ta-terms', terms.id)
  expect(await walkCaseAtPage({ ...terms, people: register(), address })).toEqual([])
})

test('dividend: the drawer has the buttons that its flow allows', async () => {
  const dividend = await cases.dividend()
  const flow = {
    ...dividend.flow,
    actions: ['approve', 'return', 'compute', 'confirm', 'stop'],
  } as const
  const address = desk('ta-dividends', dividend.id)
  expect(await walkCaseAtPage({ ...dividend, flow, people: register(), address })).toEqual([])
})

test('fee day: the drawer has the buttons that its flow allows', async () => {
  const feeDay = await cases.feeDay()
  const flow = { ...feeDay.flow, actions: ['compute', 'confirm', 'stop'] } as const
  const address = desk('ta-performance-fees', feeDay.id)
  expect(await walkCaseAtPage({ ...feeDay, flow, people: register(), address })).toEqual([])
})

test('run: the drawer has the buttons that its flow allows, as long as its day has it', async () => {
  const run = await cases.run()
  const flow = {
    ...run.flow,
    all: ['frozen', 'computed', 'approved', 'confirmed', 'published'],
    actions: ['compute', 'approve', 'return', 'stop', 'confirm', 'publish'],
  } as const
  const address = desk('ta-dealing', `${cases.fund.id}:2026-11-03`)
  expect(await walkCaseAtPage({ ...run, flow, people: register(), address })).toEqual([])
})

test('investor change: the drawer has the buttons that its flow allows', async () => {
  const change = await cases.investorChange()
  const address = desk('ta-investors', change.id, 'part=changes&all=1')
  expect(await walkCaseAtPage({ ...change, people: register(), address })).toEqual([])
})

test('exchange set: the drawer has the buttons that its flow allows', async () => {
  const set = await cases.exchangeSet()
  const address = desk('ta-exchange', set.id)
  expect(await walkCaseAtPage({ ...set, people: register(), address })).toEqual([])
})

test('application: the drawer has the buttons that its flow allows', async () => {
  const application = await cases.application()
  const address = desk('ta-applications', application.id)
  expect(await walkCaseAtPage({ ...application, people: register(), address })).toEqual([])
})

test('report: the drawer has the buttons of its side that its flow allows, as long as it is listed', async () => {
  const report = await cases.report()
  const differences = await walkCaseAtPage({
    ...report,
    flow: { ...report.flow, all: report.flow.sets.current },
    people: [
      { account: 'lin.jing', page: manager.page, sides: ['manager'] },
      { account: 'ji.deng', page: first.page, sides: ['register'] },
    ],
    address: `/iisp/transfer-agent/ta-report?detail=${report.id}`,
  })
  expect(differences).toEqual([])
})
