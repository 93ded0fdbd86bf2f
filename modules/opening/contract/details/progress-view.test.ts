import { expect, test } from 'vitest'
import type { ProgressDetail } from './progress.ts'
import { fileGroups, papersOnTheWay, progressTasks, progressTitle, taskName } from './progress-view.ts'

const file = (FILEID: string, WDLX: '1060' | '1069', VC_FILETYPENAME: string) => ({
  FILEID,
  FILENAME: `${FILEID}.pdf`,
  WDLX,
  VC_FILETYPENAME,
})
const detail: ProgressDetail = {
  infos: { VC_XMBH: 'KH202611200001001', VC_CPLX: '2', VC_CPMC: '远山一号' },
  flow: [
    { RWMC1: '提交申请', JDSCSJ: '2026-11-16 09:30:00' },
    { RWMC1: '待银行关联', JDSCSJ: '' },
  ],
  file: [file('a', '1060', '营业执照'), file('b', '1069', '随便什么'), file('c', '1069', '')],
  productList: [
    { VC_CPLX2: '1', LABEL: '公募基金' },
    { VC_CPLX2: '2', LABEL: '私募证券投资基金' },
  ],
  saveRecordData: { KDDH: '', F_KDGS: '', stage: '2', status: '020', version: 2, reason: '' },
}

test('[BL-051] the title is the product name and the label of its type', () => {
  expect(progressTitle(detail)).toBe('远山一号 私募证券投资基金')
  expect(progressTitle({ ...detail, productList: [] })).toBe('远山一号')
  const named = { ...detail.infos, VC_CPMC: '远山一号私募证券投资基金' }
  expect(progressTitle({ ...detail, infos: named })).toBe('远山一号私募证券投资基金')
})

test('[BL-134] files of type 1069 are other materials', () => {
  expect(fileGroups(detail, 'zh').map(({ heading, files }) => [heading, files.length])).toEqual([
    ['营业执照', 1],
    ['其他材料', 2],
  ])
})

test('[BL-058] the pending bank association is shown by its short name', () => {
  expect(progressTasks(detail, 'zh').map((task) => task.name)).toEqual(['提交申请', '银行关联'])
})

test('a task that is not done is not called done', () => {
  const names = ['', '2026-11-20 10:00:00'].map((JDSCSJ) =>
    progressTasks({ flow: [{ RWMC1: '中登开户完成', JDSCSJ }] }, 'zh').map((task) => task.name),
  )
  expect(names).toEqual([['中登开户'], ['中登开户完成']])
})

test.each([
  ['SF1', '2026-11-20 10:00:00', true],
  ['', '2026-11-20 10:00:00', false],
  ['SF1', '', false],
  ['', '', false],
])('[BL-059] courier number %j and depository at %j: note %s', (courier, at, shown) => {
  expect(papersOnTheWay([{ RWMC1: '中登开户完成', JDSCSJ: at }], courier)).toBe(shown)
  expect(papersOnTheWay([{ RWMC1: '材料审核', JDSCSJ: '2026-11-20 10:00:00' }], courier)).toBe(false)
})

test('[BL-058] the pending bank association is read by its short name', () => {
  expect(taskName('待银行关联')).toBe('银行关联')
  expect(taskName('材料审核')).toBe('材料审核')
  expect(taskName('待银行关联', 'en')).toBe('Bank association')
})
