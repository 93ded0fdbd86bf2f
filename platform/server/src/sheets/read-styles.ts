import { isDateFormat } from './date-cells.ts'
import { readXml } from './read-xml.ts'

/** Indexes of the styles that show a date. */
export async function readDateStyles(styles: AsyncIterable<Uint8Array>): Promise<ReadonlySet<number>> {
  const codes = new Map<number, string>()
  const dates = new Set<number>()
  let isCellStyle = false
  let index = 0
  await readXml(styles, {
    open(name, { numFmtId = '0', formatCode }) {
      const format = Number(numFmtId)
      if (name === 'numFmt' && formatCode !== undefined) codes.set(format, formatCode)
      if (name === 'cellXfs') isCellStyle = true
      if (name !== 'xf' || !isCellStyle) return
      if (isDateFormat(format, codes.get(format))) dates.add(index)
      index += 1
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false
    },
  })
  return dates
}
