import { exportCreate, exportList } from '@iisp/files/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { beforeAll, expect, test } from 'vitest'
import { confirmationExportName, confirmationList } from '../contract/dealing/confirmations.ts'
import { holdingExportName, holdingList } from '../contract/dealing/holdings.ts'
import { dealingSummaryExportName, dealingSummaryList } from '../contract/dealing/summaries.ts'
import { dealDay } from './test/deal-day.ts'
import { fundWithTerms } from './test/funds.ts'
import { openHolder, passedApplication } from './test/holders.ts'

const stage = stageIisp('lin.jing')
beforeAll(async () => {
  const { iisp } = stage
  const desk = { first: await iisp.as('ji.deng'), second: await iisp.as('bao.he') }
  const fund = await fundWithTerms(iisp)
  const holders = [await openHolder(iisp, fund, '海川实业'), await openHolder(iisp, fund, '江岸投资')]
  for (const day of ['2026-11-16', '2026-11-17']) {
    for (const holder of holders)
      await passedApplication(iisp, fund, holder, { kind: '022', day, amount: '1000000.00' })
    await dealDay(desk, fund, { day, nav: '1.2345' })
  }
})

test.each([
  { source: confirmationExportName, call: confirmationList },
  { source: holdingExportName, call: holdingList },
  { source: dealingSummaryExportName, call: dealingSummaryList },
])('the export $source has each row of its list once', async ({ source, call }) => {
  const { total } = await stage.caller.ok(call, {})
  expect(total).toBeGreaterThan(1)
  const columns = [{ key: 'productCode', title: '产品代码' }]
  const { id } = await stage.caller.ok(exportCreate, {
    source,
    format: 'csv',
    title: '导出',
    columns,
    filters: {},
  })
  await stage.iisp.portal.settle()
  const job = (await stage.caller.ok(exportList, {})).list.find((row) => row.id === id)
  expect(job).toMatchObject({ state: 'done', rowsDone: total, rowsTotal: total, error: '' })
})
