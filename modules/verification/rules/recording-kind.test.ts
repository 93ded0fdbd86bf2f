import { expect, test } from 'vitest'
import { recordingKind } from './recording-kind.ts'

const bytes = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0))

test.each([
  ['\u001aE\u00df\u00a3....webm', 'video/webm'],
  ['\0\0\0\u0018ftypmp42', 'video/mp4'],
  ['\0\0\0\u0014ftypqt  ', 'video/quicktime'],
  ['<html><script>', undefined],
  ['%PDF-1.7 abcdefg', undefined],
  ['MZ', undefined],
  ['', undefined],
])('%j is %s', (head, type) => {
  expect(recordingKind(bytes(head))?.type).toBe(type)
})
