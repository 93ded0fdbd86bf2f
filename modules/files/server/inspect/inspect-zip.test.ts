import { describe, expect, test } from 'vitest'
import { type Packed, docxOf, oleOf, zipOf } from '@iisp/testing/zip'
import { heldBytes } from '@iisp/server/zip/bytes'
import { inspectZip } from './inspect-zip.ts'

const mb = 1024 * 1024
const judge = (archive: Uint8Array, unpacked = 1024 * mb) =>
  inspectZip(heldBytes(archive), { unpacked, until: performance.now() + 20_000 }).then(
    () => 'taken',
    (refused: Error) => refused.message,
  )
const nested = (depth: number): Packed =>
  depth === 0 ? { name: 'a.txt', content: 'x' } : { name: `${depth}.zip`, content: zipOf(nested(depth - 1)) }
const pdf = (inside: string) => `%PDF-1.7\n1 0 obj << ${inside} >> endobj\n%%EOF`

describe('an archive', () => {
  test.each<[string, Uint8Array, string]>([
    ['a document', docxOf(), 'taken'],
    [
      'documents and a picture',
      zipOf({ name: '合同.docx', content: docxOf() }, { name: 'a.png', content: 'x' }),
      'taken',
    ],
    [
      'a document with a workbook in it, zipped',
      zipOf({ name: 'a.docx', content: docxOf({ name: 'word/embeddings/b.xlsx', content: docxOf() }) }),
      'taken',
    ],
    ['a file under a password', zipOf({ name: 'a.pdf', content: 'secret', encrypted: true }), 'taken'],
    ['nothing', zipOf(), 'taken'],
    [
      'a sheet of equal rows',
      docxOf({ name: 'xl/worksheets/sheet1.xml', content: '<row/>'.repeat(2_000_000) }),
      'taken',
    ],
    ['macros', docxOf({ name: 'word/vbaProject.bin', content: 'x' }), 'files.macros'],
    ['macros of Excel 4', docxOf({ name: 'xl/macrosheets/sheet1.xml', content: 'x' }), 'files.macros'],
    ['a control', docxOf({ name: 'word/activeX/activeX1.bin', content: 'x' }), 'files.macros'],
    [
      'macros under another name',
      docxOf({ name: 'word/other.bin', content: oleOf('_VBA_PROJECT') }),
      'files.macros',
    ],
    ['a document for macros', zipOf({ name: 'a/报表.XLSM', content: docxOf() }), 'files.macros'],
    [
      'a document with macros',
      zipOf({ name: 'a.docx', content: docxOf({ name: 'word/vbaProject.bin', content: 'x' }) }),
      'files.macros',
    ],
    ['an old document with macros', zipOf({ name: 'a.doc', content: oleOf('Macros') }), 'files.macros'],
    ['an old document', zipOf({ name: 'a.doc', content: oleOf('WordDocument') }), 'taken'],
    ['a PDF with a script', zipOf({ name: 'a.pdf', content: pdf('/S /JavaScript') }), 'files.activePdf'],
    ['archives in each other', zipOf(nested(2)), 'taken'],
    ['archives too deep', zipOf(nested(3)), 'files.archiveTooLarge'],
    ['a bomb', zipOf({ name: 'a', content: Buffer.alloc(40 * mb) }), 'files.archiveTooLarge'],
    [
      'a bomb that says it is small',
      zipOf({ name: 'a', content: Buffer.alloc(40 * mb), declared: 100 }),
      'files.unreadable',
    ],
    ['a file that ends early', zipOf({ name: 'a', content: 'abc', declared: 100 }), 'files.unreadable'],
    [
      'many files',
      zipOf(...Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: '' }))),
      'files.archiveTooLarge',
    ],
    ['no directory', zipOf({ name: 'a', content: 'abc' }).subarray(0, 40), 'files.unreadable'],
  ])('with %s', async (_what, archive, verdict) => {
    expect(await judge(archive)).toBe(verdict)
  })

  test('whose files share their bytes', async () => {
    const archive = zipOf({ name: 'a', content: 'x'.repeat(999) }, { name: 'b', content: 'y'.repeat(999) })
    // the second entry of the directory points into the first file
    archive.writeUInt32LE(1, archive.lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 42)
    expect(await judge(archive)).toBe('files.unreadable')
  })

  test('that unpacks to more than is allowed, with all archives in it', async () => {
    const filled = zipOf({ name: 'a', content: 'abc'.repeat(mb) })
    const archive = zipOf({ name: '1.zip', content: filled }, { name: '2.zip', content: filled })
    expect(await judge(archive, 4 * mb)).toBe('files.archiveTooLarge')
    expect(await judge(archive, 8 * mb)).toBe('taken')
  })

  test('cut at any place is refused, and nothing else goes wrong', async () => {
    const archive = docxOf({ name: 'a.pdf', content: pdf('/Type /Catalog') })
    for (let length = 0; length < archive.length; length += 7)
      expect(await judge(archive.subarray(0, length))).toBe('files.unreadable')
  })
})
