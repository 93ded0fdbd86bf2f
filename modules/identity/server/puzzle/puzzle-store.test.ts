import { expect, test } from 'vitest'
import { identityErrors } from '../../contract/errors.ts'
import type { Puzzle, PuzzleKind } from './draw-puzzle.ts'
import { PuzzleStore, mayWait, ready } from './puzzle-store.ts'

/** Draws when the test says so; the gap is the number of the drawing. */
function drawer() {
  const asked: { kind: PuzzleKind; resolve: (puzzle: Puzzle) => void; reject: (error: unknown) => void }[] =
    []
  let done = 0
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  const draw = (kind: PuzzleKind) =>
    new Promise<Puzzle>((resolve, reject) => asked.push({ kind, resolve, reject }))
  return {
    draw,
    kinds: () => asked.map(({ kind }) => kind),
    /** Finishes this many drawings, or as many as are asked for. */
    async finish(count = 1) {
      const end = done + count
      for (let one = asked[done]; one !== undefined && done < end; one = asked[done]) {
        one.resolve({ gap: done++, top: 0, background: '', piece: '' })
        await settled()
      }
    },
    async fail() {
      asked[done++]?.reject(new Error('the thread has ended'))
      await settled()
    },
  }
}
const gapOf = ({ gap }: Puzzle) => gap

test('each caller gets a puzzle that nobody else gets, one drawn ahead if there is one', async () => {
  const { draw, finish } = drawer()
  const store = new PuzzleStore(draw)
  const first = store.take('plain', 'stranger')
  await finish(4)
  const gaps = await Promise.all([first, store.take('plain', 'stranger'), store.take('plain', 'known')])
  expect(gaps.map(gapOf)).toEqual([0, 1, 2])
})

test('nothing is drawn before the first caller, and a kind that nobody asked for is not kept', async () => {
  const { draw, finish, kinds } = drawer()
  const store = new PuzzleStore(draw)
  expect(kinds()).toEqual([])
  const first = store.take('plain', 'stranger')
  await finish(100)
  await first
  expect(kinds()).toEqual(Array.from({ length: 1 + ready }, () => 'plain'))
  void store.take('decoy', 'stranger')
  await finish(100)
  expect(kinds().filter((kind) => kind === 'decoy')).toHaveLength(1 + ready)
})

test('when too many wait, the next is told to come again in a second; the others get theirs', async () => {
  const { draw, finish } = drawer()
  const store = new PuzzleStore(draw)
  const waiting = Array.from({ length: mayWait }, () => store.take('plain', 'stranger'))
  await expect(store.take('plain', 'stranger')).rejects.toMatchObject({
    error: identityErrors.busy,
    params: { seconds: '1' },
  })
  await finish(mayWait)
  const gaps = (await Promise.all(waiting)).map(gapOf)
  expect(new Set(gaps).size).toBe(mayWait)
})

test('known browsers go before strangers, however many of these wait', async () => {
  const { draw, finish } = drawer()
  const store = new PuzzleStore(draw)
  const strangers = Array.from({ length: mayWait }, () => store.take('decoy', 'stranger'))
  const known = store.take('plain', 'known')
  await finish(2)
  expect(gapOf(await known)).toBe(1)
  await finish(mayWait)
  expect((await Promise.all(strangers)).map(gapOf)).not.toContain(1)
})

test('a drawing that fails is repeated; after two in a row those who wait fail, and the next caller is served', async () => {
  const { draw, finish, fail } = drawer()
  const store = new PuzzleStore(draw)
  const first = store.take('plain', 'stranger')
  await fail()
  await finish()
  expect(gapOf(await first)).toBe(1)
  await finish(ready)
  const taken = Array.from({ length: ready + 1 }, () => store.take('plain', 'stranger'))
  await fail()
  await Promise.all([expect(taken.at(-1)).rejects.toThrow('the thread has ended'), fail()])
  const next = store.take('plain', 'stranger')
  await finish()
  await expect(next).resolves.toBeDefined()
})
