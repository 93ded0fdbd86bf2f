import { type fileUpload as Upload, fileUpload } from '@iisp/files/contract'
import type { Output } from '@iisp/contract'
import { applicationImportCheck, exchangeImport, exchangePurpose, importPurpose } from '@iisp/ta/contract'
import type { TestClient } from '@iisp/testing/test-client'
import { newKey } from '@iisp/testing/test-client'
import { textRow, workbookOf } from '@iisp/testing/workbook'
import type { Attack, Stage } from './attack.ts'

/** People of different managers: one person reads one file at a time. */
const callers = ['lin.jing', 'he.yu']
const atOnce = 4

const rowsOf = (count: number, row: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => row(n + 1)).join('')
const inLastColumn = (count: number) => workbookOf({ rows: rowsOf(count, (n) => textRow(n, { XFD: '1' })) })

/** Workbooks that cost a reader far more than their bytes. Small ones keep a short run short. */
const hostile = (scale: number): Readonly<Record<string, Buffer>> => {
  const count = (most: number) => Math.ceil(most * Math.min(1, scale))
  return {
    'a cell in the last column of each of 20,000 rows': inLastColumn(count(20_000)),
    'a cell in the last column of each of 200,000 rows': inLastColumn(count(200_000)),
    'many narrow rows': workbookOf({
      rows: rowsOf(count(200_000), (n) => `<row r="${n}"><c r="A${n}"><v>${n}</v></c></row>`),
    }),
    'empty cells without end': workbookOf({
      rows: `<row r="1">${'<c s="1"/>'.repeat(count(1_000_000))}</row>`,
    }),
    'many shared strings, of which the last is used': workbookOf({
      rows: `<row r="1"><c r="A1" t="s"><v>${count(500_000) - 1}</v></c></row>`,
      strings: rowsOf(count(500_000), (n) => `<si><t>${n}</t></si>`),
    }),
    'a text that unpacks to a thousand times its size': workbookOf({
      rows: textRow(1, { A: ' '.repeat(count(19_000_000)) }),
    }),
  }
}

/** Stores a file as a person does; null where it is refused already. */
async function stored(
  client: TestClient,
  purpose: string,
  name: string,
  file: Uint8Array,
): Promise<string | null> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(file)]), name)
  const query = new URLSearchParams({ purpose })
  const answer = await client.raw<Output<typeof Upload>>('POST', `${fileUpload.path}?${query}`, body)
  return answer.status === 200 ? answer.body.data.fileId : null
}

/** Each caller has the workbook read four times at once, again and again. Each reading is refused by its name. */
async function readAll(stage: Stage, clients: readonly TestClient[], file: Buffer): Promise<number> {
  const times = Math.ceil(3 * stage.scale)
  let read = 0
  const one = async (client: TestClient, fileId: string) => {
    for (let turn = 0; turn < times; turn++) {
      const { status, body } = await client.send(applicationImportCheck, { fileId })
      // the person's own limit, and the queue, answer 429
      const isNamed = status === 200 || ([400, 413, 422, 429].includes(status) && body.code !== undefined)
      stage.check(isNamed, `a hostile workbook is answered with ${status} ${body.code ?? ''}`)
      if (status !== 429) read++
    }
  }
  await Promise.all(
    clients.map(async (client) => {
      const fileId = await stored(client, importPurpose, '申请.xlsx', file)
      stage.check(fileId !== null, 'a hostile workbook could not be handed in, so nothing was shown')
      if (fileId !== null) await Promise.all(Array.from({ length: atOnce }, () => one(client, fileId)))
    }),
  )
  return read
}

/** An exchange file of one line without end: its set is refused, and the next one is read. */
async function endlessLine(stage: Stage, client: TestClient): Promise<number> {
  const file = Buffer.alloc(Math.ceil(40_000_000 * stage.scale), 'OFDCFIDX')
  const fileId = await stored(client, exchangePurpose, 'OFI_311_98_20261120.TXT', file)
  stage.check(fileId !== null, 'an endless line could not be handed in, so nothing was shown')
  if (fileId === null) return 0
  await client.ok(exchangeImport, { profile: 'csdc-2.1', fileIds: [fileId] }, { key: newKey() })
  const until = performance.now() + 30_000
  for (;;) {
    const { rows } = await stage.owner.query<{ found: number }>(
      `SELECT count(*)::int AS found FROM ta.exchange_fault f JOIN ta.exchange_file x ON x.batch_id = f.batch_id WHERE x.file_id = $1`,
      [fileId],
    )
    if (rows[0] !== undefined && rows[0].found > 0) return 1
    if (performance.now() > until) {
      stage.check(false, 'an endless line was not refused within 30 s')
      return 1
    }
    await new Promise((done) => setTimeout(done, 200))
  }
}

/** Has files read that take a reader's time and memory: workbooks, and an exchange file. */
export const workbooks: Attack = {
  name: 'workbooks',
  async run(stage) {
    const clients = await Promise.all(callers.map((account) => stage.signIn(account)))
    for (const [label, file] of Object.entries(hostile(stage.scale)))
      await stage.under(`${label} (${Math.ceil(file.length / 1024)} KB)`, () => readAll(stage, clients, file))
    const desk = await stage.signIn('ji.deng')
    await stage.under('an exchange file of one line without end', () => endlessLine(stage, desk))
  },
}
