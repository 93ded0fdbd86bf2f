import { type Packed, zipOf } from './zip.ts'

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const relationsOf = (...all: readonly [id: string, type: string, target: string][]) =>
  `<Relationships>${all
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export interface WorkbookParts {
  /** Content of <sheetData>. */
  readonly rows: string
  /** Content of <sst>. */
  readonly strings?: string
  readonly styles?: string
  /** Attributes of workbookPr. */
  readonly properties?: string
  /** The unpacked size of the sheet that the archive declares, if it is to be false. */
  readonly declared?: number
}

/** A workbook with one sheet, written by hand: libraries do not write what an attacker would. */
export function workbookOf(parts: WorkbookParts): Buffer {
  const { rows, strings, styles, properties = '', declared } = parts
  const sheet: Packed = {
    name: 'xl/worksheets/sheet1.xml',
    content: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  return zipOf(
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: '_rels/.rels', content: relationsOf(['rId1', 'officeDocument', 'xl/workbook.xml']) },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${relations}"><workbookPr ${properties}/><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsOf(
        ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
        ['rId2', 'sharedStrings', 'sharedStrings.xml'],
        ['rId3', 'styles', '/xl/styles.xml'],
      ),
    },
    declared === undefined ? sheet : { ...sheet, declared },
    ...(strings === undefined ? [] : [{ name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` }]),
    ...(styles === undefined ? [] : [{ name: 'xl/styles.xml', content: styles }]),
  )
}

/** A row of the sheet with a text in each of these cells. */
export const textRow = (row: number, texts: Readonly<Record<string, string>>): string =>
  `<row r="${row}">${Object.entries(texts)
    .map(([column, text]) => `<c r="${column}${row}" t="inlineStr"><is><t>${text}</t></is></c>`)
    .join('')}</row>`
