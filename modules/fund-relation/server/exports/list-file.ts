import type { BothLanguages } from '@iisp/contract'
import { tableFile } from '@iisp/files/contract'
import type { ExportColumn, FileAnswer, ReadContext } from '@iisp/server'

interface List {
  readonly source: string
  readonly title: BothLanguages
  readonly columns: Readonly<Record<string, ExportColumn<never>>>
  /** The input of the list; its page is left out, because a file has all rows. */
  readonly input: Readonly<Record<string, unknown>>
}
/** All rows of a list under these filters as an Excel file in the reader's language. */
export const listFile = async (
  { call, language }: Pick<ReadContext, 'call' | 'language'>,
  { source, title, columns, input }: List,
): Promise<FileAnswer> =>
  (await call(tableFile, {
    source,
    title: title[language],
    columns: Object.keys(columns),
    filters: Object.fromEntries(
      Object.entries(input).filter(([name]) => name !== 'pageNo' && name !== 'pageSize'),
    ),
  })) as FileAnswer
