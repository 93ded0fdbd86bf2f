import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfWatcher } from './pdf-watcher.ts'

const packed = (content: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
  `1 0 obj\n<< ${dictionary} /Length 9 >>\nstream\r\n${deflateSync(content).toString('latin1')}\nendstream\nendobj\n`
const object = (inside: string) => `1 0 obj << ${inside} >> endobj\n`

async function judge(body: string, pieceBytes = 100_000): Promise<string | null> {
  const watcher = pdfWatcher()
  const bytes = Buffer.from(`%PDF-1.7\n${body}%%EOF`, 'latin1')
  for (let at = 0; at < bytes.length; at += pieceBytes)
    await watcher.push(bytes.subarray(at, at + pieceBytes))
  return (await watcher.end())?.code ?? null
}

const far = object('/Type /Page '.repeat(900))
test.each([
  ['pages alone', object('/Type /Catalog /Pages 2 0 R'), null],
  ['opening at a page', object('/OpenAction [3 0 R /Fit]'), null],
  ['opening at a page by an action', object('/OpenAction << /S /GoTo /D [3 0 R /Fit] >>'), null],
  ['names that begin alike', object('/JSON 1 /LaunchPad 2 /JavaScriptless 3'), null],
  ['a link', object('/A << /S /URI /URI (https://example.com) >>'), null],
  ['page content in a stream', packed('BT (x) Tj ET', '/Filter /FlateDecode'), null],
  ['objects in a stream', packed('2 0 << /Type /Page >>'), null],
  ['JS by chance in a picture', '1 0 obj << /Length 9 >>\nstream\n\0\u0001/JS \u0002\nendstream\n', null],
  ['a script', object('/S /JavaScript /JS (app.alert(1))'), 'files.activePdf'],
  ['a script of a rendition', object('/S /Rendition /JS (app.alert(1))'), 'files.activePdf'],
  ['a script with a disguised name', object('/S /J#61vaScr#69pt'), 'files.activePdf'],
  ['a program to be started', object('/S /Launch /F (calc.exe)'), 'files.activePdf'],
  ['an embedded file', object('/Type /EmbeddedFile'), 'files.activePdf'],
  ['rich media', object('/Subtype /RichMedia'), 'files.activePdf'],
  ['an address called on opening', object('/OpenAction << /S /URI /URI (https://x) >>'), 'files.activePdf'],
  ['a script among packed objects', packed('2 0 << /S /JavaScript /JS 3 0 R >>'), 'files.activePdf'],
  ['a short name among packed objects', packed('2 0 << /S /Rendition /JS 3 0 R >>'), 'files.activePdf'],
  ['disguised packed objects', packed('2 0 << /S /Launch >>', '/Type /Obj#53tm'), 'files.activePdf'],
  [
    'a word that hides the objects',
    packed('2 0 << /S /Launch >>', '/Type /ObjStm /X (obj)'),
    'files.activePdf',
  ],
  ['a script behind much else', far + far + object('/S /JavaScript'), 'files.activePdf'],
  [
    'a script behind a stream that never ends',
    `1 0 obj << >>\nstream\n${object('/S /JavaScript')}`,
    'files.activePdf',
  ],
])('a PDF with %s, in pieces of any size', async (_what, body, verdict) => {
  for (const pieceBytes of [100_000, 1000, 61, 7]) expect(await judge(body, pieceBytes)).toBe(verdict)
})

test('objects that unpack to more than is looked at are refused', async () => {
  expect(await judge(packed(' '.repeat(70 * 1024 * 1024)))).toBe('files.tooComplex')
})
