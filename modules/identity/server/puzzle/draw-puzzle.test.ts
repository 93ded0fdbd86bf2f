import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawPuzzle } from './draw-puzzle.ts'

const decoded = (png: string) => Buffer.from(png, 'base64')

test('[SH-294] a puzzle is two PNG pictures of fixed size', () => {
  const { gap, top, ...drawn } = drawPuzzle('plain')
  const [background, piece] = [decoded(drawn.background), decoded(drawn.piece)]
  const size = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(background.subarray(1, 4).toString()).toBe('PNG')
  expect(size(background)).toEqual([300, 150])
  expect(size(piece)).toEqual([56, 56])
  expect(gap).toBeGreaterThanOrEqual(76)
  expect(gap + 56).toBeLessThanOrEqual(300)
  expect(top + 56).toBeLessThanOrEqual(150)
  expect(background.length).toBeLessThan(60_000)
})
test('no picture comes twice, and the gap is not in its metadata', () => {
  const drawn = Array.from({ length: 30 }, () => drawPuzzle('plain'))
  const hashes = drawn.map(({ background }) => createHash('sha256').update(background).digest('hex'))
  expect(new Set(hashes).size).toBe(30)
  for (const { background } of drawn) {
    const chunks = decoded(background)
      .toString('latin1')
      .match(/IHDR|IDAT|IEND|tEXt|iTXt|zTXt|tIME/g)
    expect(new Set(chunks)).toEqual(new Set(['IHDR', 'IDAT', 'IEND']))
  }
})
