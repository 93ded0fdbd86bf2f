import { setImmediate as others } from 'node:timers/promises'
import { refuse } from '@iisp/contract'
import { fileErrors } from '../../contract/errors.ts'
import { slipRows } from '../../contract/limits.ts'
import type { Slip } from '../../contract/slip-file.ts'
import { type SlipFont, writable } from './slip-font.ts'

type Section = Slip['sections'][number]
type Table = NonNullable<Section['table']>
type Write = (text: string, field: string) => string

/** Number of rows processed before the node may do other work. */
export const sliceRows = 25

/**
 * The slip with every text in its written form; refuses the first character that the font lacks,
 * and a table that is too long.
 */
export async function checkedSlip(slip: Slip, font: Pick<SlipFont, 'has'>): Promise<Slip> {
  const write: Write = (text, field) => writable(font, text, field)
  const head = {
    title: write(slip.title, slip.title),
    number: write(slip.number, slip.title),
    mark: write(slip.mark, slip.title),
    note: write(slip.note, slip.title),
  }
  const sections: Section[] = []
  for (const section of slip.sections) sections.push(await checkedSection(section, write))
  return { ...slip, ...head, sections }
}

async function checkedSection({ title, facts, table }: Section, write: Write): Promise<Section> {
  return {
    title: write(title, title),
    facts: facts.map((fact) => ({
      ...fact,
      label: write(fact.label, title),
      value: write(fact.value, fact.label),
    })),
    ...(table && { table: await checkedTable(table, title, write) }),
  }
}

async function checkedTable(table: Table, title: string, write: Write): Promise<Table> {
  if (table.rows.length > slipRows) refuse(fileErrors.slipTooLong)
  const columns = table.columns.map((column) => ({ ...column, title: write(column.title, title) }))
  const rows: string[][] = []
  for (const row of table.rows) {
    if (rows.length % sliceRows === 0) await others()
    rows.push(row.map((cell, at) => write(cell, table.columns[at]?.title ?? title)))
  }
  return { columns, rows }
}
