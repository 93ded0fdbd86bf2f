import { setImmediate as others } from 'node:timers/promises'
import type { Language } from '@iisp/contract'
import type { Slip } from '../../contract/slip-file.ts'
import { checkedSlip, sliceRows } from './checked-slip.ts'
import { slipFont } from './slip-font.ts'
import { type Cell, SlipPaper, ink, paper } from './slip-paper.ts'

type Section = Slip['sections'][number]
type Fact = Section['facts'][number]
type Table = NonNullable<Section['table']>

const { left, width } = paper
const half = width / 2
const labelWidth = 92

const pageNumbers = {
  zh: (page: number, pages: number) => `第${page}页，共${pages}页`,
  en: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const satisfies Record<Language, unknown>

/** A slip as a PDF. Its rows are written in slices, between which other work of the node gets its turn. */
export async function slipBytes(slip: Slip, language: Language): Promise<Buffer> {
  const font = await slipFont()
  const { title, number, mark, sections, note, madeAt } = await checkedSlip(slip, font)
  const sheet = new SlipPaper(
    font.bytes,
    {
      title: `${title} ${number}`,
      language: language === 'zh' ? 'zh-CN' : 'en',
      made: new Date(`${madeAt.replace(' ', 'T')}+08:00`),
    },
    pageNumbers[language],
  )
  return sheet.bytesOf(async () => {
    sheet.row([{ text: title, x: left, width, align: 'center', size: 18 }])
    sheet.y += 8
    if (mark !== '') writeMark(sheet, mark)
    for (const section of sections) await writeSection(sheet, section)
    if (note !== '') {
      sheet.y += 8
      sheet.row([{ text: note, x: left, width, size: 8, color: ink.quiet }])
    }
  })
}

function writeMark(sheet: SlipPaper, text: string): void {
  const inside: Cell[] = [{ text, x: left + 8, width: width - 16, align: 'center', color: ink.mark }]
  sheet.frame(sheet.heightOf(inside) + 12)
  sheet.y += 6
  sheet.row(inside, 18)
}

async function writeSection(sheet: SlipPaper, { title, facts, table }: Section): Promise<void> {
  // a heading is not left alone at the end of a page
  sheet.makeRoom(80)
  sheet.row([{ text: title, x: left, width, size: 12 }])
  sheet.rule()
  for (const line of linesOf(facts))
    sheet.row(line.flatMap((fact, at) => cellsOf(fact, left + at * half, fact.wide === true ? width : half)))
  if (table !== undefined) await writeTable(sheet, table)
  sheet.y += 8
}

/** Two facts share a line; a wide one has its own. */
function linesOf(facts: readonly Fact[]): Fact[][] {
  const lines: Fact[][] = []
  for (const fact of facts) {
    const last = lines.at(-1)
    if (fact.wide !== true && last?.length === 1 && last[0]?.wide !== true) last.push(fact)
    else lines.push([fact])
  }
  return lines
}

const cellsOf = ({ label, value }: Fact, x: number, room: number): Cell[] => [
  { text: label, x, width: labelWidth, size: 9, color: ink.quiet },
  { text: value, x: x + labelWidth + 6, width: room - labelWidth - 18 },
]

async function writeTable(sheet: SlipPaper, { columns, rows }: Table): Promise<void> {
  const each = width / columns.length
  const cells = (texts: readonly string[], color: string): Cell[] =>
    columns.map(({ kind }, at) => ({
      text: texts[at] ?? '',
      x: left + at * each,
      width: each - 6,
      align: kind === 'figure' ? 'right' : 'left',
      size: 9,
      color,
    }))
  const head = cells(
    columns.map(({ title }) => title),
    ink.quiet,
  )
  const writeHead = () => {
    sheet.row(head)
    sheet.rule(4)
  }
  writeHead()
  for (const [at, row] of rows.entries()) {
    if (at % sliceRows === 0) await others()
    const line = cells(row, ink.text)
    const height = sheet.heightOf(line)
    if (sheet.makeRoom(height)) writeHead()
    sheet.row(line, 4, height)
  }
}
