import { expect, test } from 'vitest'
import { refusalText } from './error-texts.ts'

const crowded = (code: string) => `网络有点拥挤，请稍后再试（${code}）`
const trouble = (code: string) => `好像遇到了点小问题哦，请联系在线客服处理（${code}）`

test.each([
  ['[SH-369]', 'Connection reset by peer', crowded('1001')],
  ['[SH-369]', 'invalid cursor state', crowded('1002')],
  ['[SH-369]', 'SOCKET hang up', crowded('1003')],
  ['[SH-369]', 'client disconnected', crowded('1004')],
  ['[SH-369]', 'Connection timed out', crowded('1005')],
  ['[SH-370]', 'Invalid argument', trouble('2001')],
  ['[SH-371]', 'TypeError: a.b is null', trouble('3001')],
  ['[SH-371]', 'ReferenceError', trouble('3002')],
  ['[SH-371]', 'x is not a function', trouble('3003')],
  ['[SH-371]', 'x is not defined', trouble('3004')],
  ['[SH-371]', "Cannot read property 'a' of null", trouble('3005')],
  ['[SH-372]', 'connect: Connection refused', '后台服务正在重启，大约需要5分钟，请稍后再试（4001）'],
  ['plain', '余额不足', '余额不足'],
  ['plain', '', '请求失败，请稍后重试（500）'],
])('%s %s is shown as %s', (_, msg, shown) => {
  expect(refusalText(500, msg)).toBe(shown)
})
