import { expect, test } from 'vitest'
import {
  add,
  durationOf,
  emptyMessage,
  noMessages,
  remove,
  type Message,
  type MessagesState,
  type MessageType,
} from './message.ts'

let count = 0
const message = (type: MessageType, title: string, more: Partial<Message> = {}): Message => ({
  ...emptyMessage,
  id: `m${++count}`,
  type,
  title,
  duration: 0,
  ...more,
})
const titles = (state: MessagesState) => state.shown.map((m) => m.title)

test.each([
  ['success', undefined, 2_000],
  ['warning', undefined, 2_000],
  ['info', undefined, 2_000],
  ['info', 10_000, 10_000],
  ['error', undefined, 0],
  ['error', 1_000, 3_000],
  ['error', 4_000, 4_000],
  ['loading', undefined, 0],
  ['confirm', undefined, 0],
] as const)('[SH-404] a %s with duration %s stays %d ms, 0 until closed', (type, asked, stays) => {
  expect(durationOf(type, asked)).toBe(stays)
})

test('[SH-175] [SH-403] the same title and text are shown only once within 5 s', () => {
  const at = (state: MessagesState, ms: number) => add(state, message('warning', '余额不足'), ms)
  const first = at(noMessages, 0)
  expect(at(first, 4_500)).toBe(first)
  const third = at(remove(first, first.shown[0]!.id), 5_500)
  expect(titles(third)).toEqual(['余额不足'])
  expect(titles(add(first, message('warning', '余额不足', { desc: '账户甲' }), 1))).toHaveLength(2)
})

test('questions and loading notices never count as repetitions', () => {
  let state = add(noMessages, message('confirm', '确认提交？'), 0)
  state = add(state, message('confirm', '确认提交？'), 1)
  state = add(state, message('loading', '提交中'), 2)
  state = add(state, message('loading', '提交中'), 3)
  expect(state.shown).toHaveLength(4)
})

test('at most three errors are shown: the oldest is removed, and a repeated one moves to the end', () => {
  let state = noMessages
  for (const [at, title] of ['甲', '乙', '丙', '丁'].entries())
    state = add(state, message('error', title), at)
  state = add(state, message('success', '已保存'), 5)
  expect(titles(state)).toEqual(['乙', '丙', '丁', '已保存'])
  expect(titles(add(state, message('error', '乙'), 6_000))).toEqual(['丙', '丁', '已保存', '乙'])
})

test('a message with the id of a loading notice replaces it', () => {
  const loading = add(noMessages, message('loading', '提交中', { id: 'submit' }), 0)
  expect(titles(add(loading, message('success', '提交成功', { id: 'submit' }), 1))).toEqual(['提交成功'])
})
