import type { Slip } from '../../contract/slip-file.ts'
import { type SlipFont, writable } from './slip-font.ts'

/** The slip with every text as it is written; refuses the first character that the font lacks. */
export function checkedSlip(slip: Slip, font: Pick<SlipFont, 'has'>): Slip {
  const write = (text: string, field: string) => writable(font, text, field)
  return {
    ...slip,
    title: write(slip.title, slip.title),
    number: write(slip.number, slip.title),
    mark: write(slip.mark, slip.title),
    note: write(slip.note, slip.title),
    sections: slip.sections.map(({ title, facts, table }) => ({
      title: write(title, title),
      facts: facts.map((fact) => ({
        ...fact,
        label: write(fact.label, title),
        value: write(fact.value, fact.label),
      })),
      ...(table && {
        table: {
          columns: table.columns.map((column) => ({ ...column, title: write(column.title, title) })),
          rows: table.rows.map((row) =>
            row.map((cell, at) => write(cell, table.columns[at]?.title ?? title)),
          ),
        },
      }),
    })),
  }
}
