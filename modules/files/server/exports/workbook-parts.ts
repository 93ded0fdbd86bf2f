import type { ZipEntry } from './zip-stream.ts'

export const xmlText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const formats = 'http://schemas.openxmlformats.org'
export const sheetSpace = `${formats}/spreadsheetml/2006/main`
const links = `${formats}/officeDocument/2006/relationships`
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const sheetPath = 'xl/worksheets/sheet1.xml'

/** Numbers of the cell formats in `styles`. */
export const cellFormats = {
  text: 0,
  heading: 1,
  amount: 2,
  date: 3,
  dateTime: 4,
  sum: 5,
  sumLabel: 6,
} as const

const format = (numbers: number, font: number) =>
  `<xf numFmtId="${numbers}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`
const styles =
  `<styleSheet xmlns="${sheetSpace}"><numFmts count="2">` +
  '<numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/>' +
  '</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="7">' +
  // in the order of cellFormats; 4 is the format #,##0.00 that every spreadsheet has
  [format(0, 0), format(0, 1), format(4, 0), format(164, 0), format(165, 0), format(4, 1), format(0, 1)].join(
    '',
  ) +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const relation = (id: number, kind: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${links}/${kind}" Target="${target}"/>`
const relations = (...listed: string[]) =>
  `<Relationships xmlns="${formats}/package/2006/relationships">${listed.join('')}</Relationships>`

/** The files of a workbook with one sheet. */
export const workbookOf = (title: string, sheet: AsyncIterable<string>): ZipEntry[] => [
  {
    path: '[Content_Types].xml',
    content: [
      `${head}<Types xmlns="${formats}/package/2006/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
        `<Override PartName="/${sheetPath}" ContentType="${types}.worksheet+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
    ],
  },
  { path: '_rels/.rels', content: [head + relations(relation(1, 'officeDocument', 'xl/workbook.xml'))] },
  {
    path: 'xl/workbook.xml',
    content: [
      `${head}<workbook xmlns="${sheetSpace}" xmlns:r="${links}">` +
        `<sheets><sheet name="${xmlText(title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
  },
  {
    path: 'xl/_rels/workbook.xml.rels',
    content: [
      head +
        relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'), relation(2, 'styles', 'styles.xml')),
    ],
  },
  { path: 'xl/styles.xml', content: [head + styles] },
  { path: sheetPath, content: sheet },
]
