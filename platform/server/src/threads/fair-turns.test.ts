import { Refusal } from '@iisp/contract'
import { sheetErrors } from '@iisp/contract/sheet-errors'
import { expect, test } from 'vitest'
import { FairTurns } from './fair-turns.ts'
import { ThreadEnded } from './thread-ended.ts'

/** Work of people that the test ends; `begun` names it in the order in which it began. */
function stage() {
  const turns = new FairTurns({
    atOnce: 2,
    waiting: 3,
    waitingOfOne: 2,
    busy: sheetErrors.sheetsBusy,
    seconds: 10,
  })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (who: string, what: string, signal = new AbortController().signal) =>
    turns
      .run(who, signal, () => {
        begun.push(what)
        return new Promise<string>((end) => ends.set(what, () => end('done')))
      })
      .catch((error: unknown) => {
        if (error instanceof ThreadEnded) return error.why
        return error instanceof Refusal ? error.params.seconds : error
      })
  const settled = () => new Promise(setImmediate)
  const end = async (what: string) => {
    ends.get(what)?.()
    await settled()
  }
  return { ask, end, settled, begun }
}

test('a person works on one thing at a time, so that others have their turn', async () => {
  const { ask, end, settled, begun } = stage()
  void ask('lin', 'lin 1')
  void ask('lin', 'lin 2')
  void ask('zhou', 'zhou 1')
  await settled()
  expect(begun).toEqual(['lin 1', 'zhou 1'])
  void ask('he', 'he 1')
  await end('zhou 1')
  expect(begun).toEqual(['lin 1', 'zhou 1', 'he 1'])
  await end('lin 1')
  expect(begun.at(-1)).toBe('lin 2')
})

test('who finds the queue full is told when to come again', async () => {
  const { ask } = stage()
  void ask('lin', 'lin 1')
  void ask('lin', 'lin 2')
  void ask('lin', 'lin 3')
  expect(await ask('lin', 'lin 4')).toBe('10')
  void ask('zhou', 'zhou 1')
  void ask('he', 'he 1')
  expect(await ask('gu', 'gu 1')).toBe('10')
})

test('who leaves makes room in the queue', async () => {
  const { ask, end, begun } = stage()
  const gone = new AbortController()
  void ask('lin', 'lin 1')
  const left = ask('lin', 'lin 2', gone.signal)
  void ask('lin', 'lin 3')
  gone.abort()
  expect(await left).toBe('aborted')
  expect(await ask('lin', 'lin 4', gone.signal)).toBe('aborted')
  await end('lin 1')
  expect(begun).toEqual(['lin 1', 'lin 3'])
})

test('work that fails gives its place to the next', async () => {
  const turns = new FairTurns({
    atOnce: 1,
    waiting: 1,
    waitingOfOne: 1,
    busy: sheetErrors.sheetsBusy,
    seconds: 1,
  })
  const { signal } = new AbortController()
  const failed = turns.run('lin', signal, () => Promise.reject(new Error('odd')))
  const next = turns.run('zhou', signal, () => Promise.resolve('done'))
  await expect(failed).rejects.toThrow('odd')
  expect(await next).toBe('done')
})
