import { add } from '@iisp/contract/exact'
import type { ExportSource } from '@iisp/server'
import type { Job } from './export-job.ts'

/** Adds up the rows of an export as they are read. `rows` are the sums of exported columns, as rows of the table. */
export function sumsOf({ columns, sums = [] }: ExportSource, { columns: exported, language }: Job) {
  const running = sums
    .map((one) => ({ ...one, at: exported.findIndex(({ key }) => key === one.column), total: '0.00' }))
    .filter(({ at }) => at >= 0 && exported.length > 1)
  const titled = (at: number) => (at === 0 ? 1 : 0)
  return {
    add: (row: unknown) => {
      for (const one of running)
        if (one.of(row)) one.total = add(one.total, columns[one.column]?.value(row, language) ?? '0')
    },
    rows: () =>
      running.map(({ at, title, total }) =>
        exported.map((_, column) => (column === at ? total : column === titled(at) ? title[language] : '')),
      ),
  }
}
