import type { ApplicationRow, ProcessNode, ProgressDetail } from '@iisp/opening/contract'
import { openingAccept, openingCourier, openingRegister } from '@iisp/opening/contract'
import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { submitted, upload } from '../../modules/opening/server/test/new-application.ts'
import { stageWindow } from '../window/stage-window.ts'

// what the progress of an opening is answered, and what the dialog shows of it
const portal = stageWindow()
const operator = portal.person('lin.jing')
let xmbh: string
let detail: ProgressDetail
let process: ProcessNode[]
const dialog = (): Locator => operator.page.getByRole('dialog').filter({ visible: true })

beforeAll(async () => {
  const { iisp } = portal
  const [client, desk] = await Promise.all(['lin.jing', 'zhao.tuo'].map((name) => iisp.as(name)))
  const files = (['1060', '1062', '1069'] as const).map(async (wdlx) => ({
    fileId: await upload(client!, `${wdlx}号材料.pdf`),
    wdlx,
  }))
  const change = { kind: '1', zh: '', files: await Promise.all(files) } as const
  ;({ xmbh } = await submitted(client!, change, iisp))
  await desk!.ok(openingAccept, { xmbh, version: 2 })
  await desk!.ok(openingRegister, { xmbh, version: 3, zh: '0899123456' })
  await desk!.ok(openingCourier, { xmbh, version: 4, kddh: 'SF1234567890', kdgs: '顺丰速运' })
})

test('[BL-133] the progress of an application has product, tasks, files and courier number, and the dialog shows each', async () => {
  const { page } = operator
  await page.goto('/iisp/product-operation/securities-account-open')
  const row = page.getByRole('row').filter({ hasText: xmbh })
  const [progress, history] = ['getProgressDetail', 'getProcessInfo'].map(async (call) => {
    const answer = await page.waitForResponse((one) => one.url().includes(`/securitiesOpening/${call}`))
    return ((await answer.json()) as { data: unknown }).data
  })
  await row.getByRole('button', { name: '进度' }).click()
  detail = (await progress) as ProgressDetail
  process = (await history) as ProcessNode[]
  const { rows } = await portal.iisp.owner.query<Pick<ApplicationRow, 'CPMC'>>(
    `SELECT product_name AS "CPMC" FROM opening.application WHERE project_no = $1`,
    [xmbh],
  )
  const name = rows[0]!.CPMC
  expect(detail).toMatchObject({
    infos: { VC_XMBH: xmbh, VC_CPLX: expect.stringMatching(/^\d$/), VC_CPMC: name },
    saveRecordData: { KDDH: 'SF1234567890', F_KDGS: '顺丰速运' },
  })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(detail.flow.map(({ RWMC1, JDSCSJ }) => [RWMC1, JDSCSJ])).toEqual([
    ['提交申请', time],
    ['材料审核', time],
    ['中登开户完成', time],
    ['待银行关联', ''],
  ])
  expect(detail.file.map((file) => [file.FILENAME, file.WDLX, file.VC_FILETYPENAME])).toEqual([
    ['1060号材料.pdf', '1060', '营业执照'],
    ['1062号材料.pdf', '1062', '开户申请表'],
    ['1069号材料.pdf', '1069', '其他材料'],
  ])
  expect(detail.productList).toContainEqual({ VC_CPLX2: detail.infos.VC_CPLX, LABEL: expect.any(String) })

  await dialog().getByText(name).first().waitFor()
  await dialog().getByText('快递：顺丰速运 SF1234567890').waitFor()
  const steps = dialog().getByRole('list', { name: '办理进度' }).getByRole('listitem')
  const shown = await steps.allInnerTexts()
  expect(shown).toHaveLength(detail.flow.length)
  for (const [at, { JDSCSJ }] of detail.flow.entries()) expect(shown[at]).toContain(JDSCSJ)
})

test('[BL-134] a file of type 1069 stands under other materials', async () => {
  const groups = await dialog()
    .getByRole('term')
    .evaluateAll((all) =>
      all.map((term) => [...(term.parentElement?.children ?? [])].map((one) => one.textContent)),
    )
  expect(groups).toEqual([
    ['营业执照', '1060号材料.pdf'],
    ['开户申请表', '1062号材料.pdf'],
    ['其他材料', '1069号材料.pdf'],
  ])
})

test('[BL-135] each row of the process has what was done, who did it, when and where it came from', async () => {
  const entries = dialog().getByRole('list', { name: '流程信息' }).getByRole('listitem')
  await entries.first().waitFor()
  const shown = await entries.allInnerTexts()
  expect(process.length).toBeGreaterThan(3)
  expect(shown).toHaveLength(process.length)
  for (const [at, { VC_RWMC, VC_CLR, D_SCSJ, LY }] of process.entries()) {
    for (const text of [VC_RWMC, VC_CLR, D_SCSJ, LY]) {
      expect(text).not.toBe('')
      expect(shown[at]).toContain(text)
    }
  }
  expect(process.map(({ VC_CLR }) => VC_CLR)).toEqual(expect.arrayContaining(['林静', '赵拓']))
})

test('[BL-260] a file of the progress is asked for by a JSON body with the headers of a page, and its bytes are saved', async () => {
  const { page } = operator
  const asked = page.waitForRequest('**/api/securitiesOpening/downSecuritiesFile')
  const saved = page.waitForEvent('download')
  await dialog().getByRole('button', { name: '下载1062号材料.pdf' }).click()
  const request = await asked
  expect(request.method()).toBe('POST')
  const headers = await request.allHeaders()
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'x-trace-id': expect.stringMatching(/^[\w-]{32}$/),
    'x-from-menu-id': '31101',
    'x-from-path': expect.stringContaining('/product-operation/securities-account-open'),
    // the session's id is in its cookie, which no script can read
    cookie: expect.stringContaining('sessionId='),
  })
  const { FILEID: fileId } = detail.file[1]!
  expect(request.postDataJSON()).toEqual({ fileId, xmbh })
  const file = await saved
  expect(file.suggestedFilename()).toBe('1062号材料.pdf')
  expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.4 1062号材料.pdf')
})
