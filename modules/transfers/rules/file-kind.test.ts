import { describe, expect, test } from 'vitest'
import { bytesAgree, extensionOf, isNameless } from './file-kind.ts'

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('the extension and the bytes of an attachment agree', () => {
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
  ] as const)('%s %s: %s', (extension, head, agree) => expect(bytesAgree(extension, bytes(head))).toBe(agree))

  test.each([
    ['合同.PDF', 'pdf'],
    ['a.b.docx', 'docx'],
    ['a.docm', null],
    ['a.pdf.exe', null],
    ['noextension', null],
    ['.pdf', 'pdf'],
  ])('%s', (name, extension) => expect(extensionOf(name)).toBe(extension))

  test.each([
    ['.pdf', true],
    [' .pdf', true],
    ['a.pdf', false],
    ['', true],
  ])('%j nameless: %s', (name, nameless) => expect(isNameless(name)).toBe(nameless))
})
