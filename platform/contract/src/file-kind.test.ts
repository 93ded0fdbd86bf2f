import { describe, expect, test } from 'vitest'
import { bytesAgree, kindOf, shownKind } from './file-kind.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('the extension and the bytes of a file agree', () => {
  test.each([
    ['pdf', '255044462d312e37', true],
    ['pdf', '4d5a900003000000', false],
    ['png', '89504e470d0a1a0a', true],
    ['jpg', 'ffd8ffe000104a46', true],
    ['jpeg', '89504e470d0a1a0a', false],
    ['xlsx', '504b030414000600', true],
    ['doc', 'd0cf11e0a1b11ae1', true],
    ['docx', 'd0cf11e0a1b11ae1', false],
    ['rar', '526172211a070100', true],
    ['zip', '', false],
  ] as const)('%s %s: %s', (kind, head, agree) => expect(bytesAgree(kind, bytes(head))).toBe(agree))

  test.each([
    ['合同.PDF', 'pdf'],
    ['a.b.docx', 'docx'],
    ['a.docm', null],
    ['a.pdf.exe', null],
    ['a.html', null],
    ['a.svg', null],
    ['noextension', null],
    ['.pdf', 'pdf'],
  ])('%s', (name, kind) => expect(kindOf(name)).toBe(kind))

  test.each([
    ['application/pdf', 'pdf'],
    ['image/png', 'image'],
    ['image/svg+xml', null],
    ['text/html', null],
    ['application/zip', null],
  ])('%s is shown as %s', (contentType, kind) => expect(shownKind(contentType)).toBe(kind))
})
