import { exportCreate, exportList } from '@iisp/files/contract'
import { stageIisp } from '@iisp/testing/stage-iisp'
import { expect, test } from 'vitest'
import { confirmationExportName, confirmationList } from '../contract/dealing/confirmations.ts'
import { holdingExportName, holdingList } from '../contract/dealing/holdings.ts'
import { dealingSummaryExportName, dealingSummaryList } from '../contract/dealing/summaries.ts'

const stage = stageIisp('lin.jing')

test.each([
  { source: confirmationExportName, call: confirmationList },
  { source: holdingExportName, call: holdingList },
  { source: dealingSummaryExportName, call: dealingSummaryList },
])('the export $source has each row of its list once', async ({ source, call }) => {
  const { total } = await stage.caller.ok(call, {})
  expect(total).toBeGreaterThan(1)
  const columns = ['productCode']
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
