import { addFeedback, addPost, gain, guideErrors, queryIntegral } from '@iisp/guide/contract'
import { readMenu, refuse } from '@iisp/contract'
import { cutLine } from '@iisp/testing/dom/failures'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { linJing } from '@iisp/testing/dom/people'
import { type StageOptions, stage } from '@iisp/testing/dom/stage'
import { menuNode } from '@iisp/testing/menu-node'
import { confirmReady } from '@iisp/ui/confirm'
import type { Profile } from '@iisp/contract/shell-answers'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ComplaintDialog } from './ComplaintDialog.tsx'

const menu = readMenu(menuNode('10101', { name: '划款指令录入' }))
const good = '列表的筛选条件希望可以保存下来'
const thanks = '感谢您的吐槽，小招在收到您的吐槽后会第一时间联系您'
let server: FakeServer
// the lock lives as long as the window: each test is somebody else
let person = 0
const closed = vi.fn<() => void>()
const user = userEvent.setup()
const again = (more: Partial<Profile> = {}, options: StageOptions = {}) =>
  stage(<ComplaintDialog menu={menu} onClose={closed} />, {
    ...options,
    server,
    as: { ...linJing, account: `p${person}@x.example`, ...more },
  })
const show = (more: Partial<Profile> = {}, options: StageOptions = {}) => {
  person++
  return again(more, options)
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /吐槽内容/ })
const type = (value: string) => fireEvent.change(box(), { target: { value } })
const ok = () => user.click(screen.getByRole('button', { name: /留下意见/ }))

beforeAll(confirmReady)
beforeEach(() => {
  closed.mockClear()
  server = new FakeServer()
    .answer(addFeedback, () => ({ status: 0 as const, msg: thanks, id: '7' }))
    .answer(addPost, () => ({ status: 'success' as const, id: '8' }))
    .answer(gain, () => ({ points: 5, balance: 5 }))
    .answer(queryIntegral, () => ({ balance: 15, today: 5, perDay: 20 }))
})

test('[BL-032] [BL-072] the dialog 吐槽 has 留下意见 and 狠心离开, which sends nothing', async () => {
  show()
  expect(screen.getByText('吐槽')).toBeTruthy()
  expect(screen.getByRole('button', { name: /留下意见/ })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /狠心离开/ }))
  expect(closed).toHaveBeenCalledOnce()
  expect(server.asked(addFeedback)).toEqual([])
})

test('[BL-073] the rules of the points are a popover', async () => {
  show()
  fireEvent.focus(screen.getByRole('button', { name: '积分规则' }))
  expect(
    await screen.findByText('每次吐槽可获得5积分，每日最高20积分，吐槽被采纳额外奖励200积分。'),
  ).toBeTruthy()
  expect(await screen.findByText('我的积分：15，今日吐槽已得5积分')).toBeTruthy()
})

test.each([
  ['[BL-193]', '', '请输入您的吐槽内容'],
  ['[BL-194]', '一二三 四五六 七八九 十', '请补充更多文字描述…'],
])('%s "%s" is refused with %s and nothing is sent', async (_, text, message) => {
  show()
  if (text) type(text)
  await ok()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(server.requests.filter(({ call }) => call !== queryIntegral)).toEqual([])
})

test('[BL-195] of 600 letters 500 stay, of 300 Chinese characters 250', () => {
  show()
  type('a'.repeat(600))
  expect([box().value.length, screen.getByText('500 / 500')]).toBeTruthy()
  expect(box().value).toHaveLength(500)
  type('字'.repeat(300))
  expect(box().value).toHaveLength(250)
})

test('[BL-254] [BL-126] [BL-127] [BL-285] [BL-308] feedback, then post, then points; the thanks are shown', async () => {
  show()
  type(good)
  await ok()
  expect(await screen.findByText(thanks)).toBeTruthy()
  expect(server.requests.map(({ call }) => call).filter((call) => call !== queryIntegral)).toEqual([
    addFeedback,
    addPost,
    gain,
  ])
  expect(server.asked(addFeedback)[0]).toMatchObject({
    menuId: '10101',
    menuName: '划款指令录入',
    menuName1: '',
    createBy: `p${person}@x.example`,
    feedbackContent: good,
  })
  expect(server.asked(addPost)[0]).toEqual({
    title: '吐槽-划款指令录入',
    expectResMode: '1',
    requirementType: '1',
    phone: '',
    userName: '林静',
    email: `p${person}@x.example`,
    content: good,
  })
  expect(server.asked(gain)).toEqual([{ integralCode: '2004', name: '划款指令录入', id: '7' }])
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
})

test('[BL-127] the title of a post is the same where the portal speaks English', async () => {
  show({}, { locale: 'en' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: good } })
  await user.click(screen.getByRole('button', { name: 'Leave my opinion' }))
  await waitFor(() => expect(server.asked(addPost)[0]).toMatchObject({ title: '吐槽-划款指令录入' }))
})

test('[BL-253] a super-manager sends feedback only', async () => {
  show({ supperMgrChg: '1' })
  type(good)
  await ok()
  expect(await screen.findByText(thanks)).toBeTruthy()
  expect([server.asked(addFeedback).length, server.asked(addPost).length]).toEqual([1, 0])
})

test('[SH-450] a channel account asks for no points', async () => {
  show({ isMgr: '2' })
  type(good)
  await ok()
  expect(await screen.findByText(thanks)).toBeTruthy()
  expect(server.asked(gain)).toEqual([])
})

test('[BL-309] where the post fails the text stays, and a repetition sends the post alone', async () => {
  server.answer(addPost, cutLine)
  show()
  type(good)
  await ok()
  expect(await screen.findByText('您的留言提交失败')).toBeTruthy()
  expect([box().value, closed.mock.calls.length]).toEqual([good, 0])
  server.answer(addPost, () => ({ status: 'success' as const, id: '8' }))
  await ok()
  expect(await screen.findByText(thanks)).toBeTruthy()
  expect([server.asked(addFeedback).length, server.asked(addPost).length]).toEqual([1, 2])
})

test('[BL-309] closed after a failed post and opened again, the same text sends the post alone', async () => {
  server.answer(addPost, cutLine)
  const { unmount } = show()
  type(good)
  await ok()
  await screen.findByText('您的留言提交失败')
  unmount()
  server.answer(addPost, () => ({ status: 'success' as const, id: '8' }))
  const second = again()
  expect(box().value).toBe(good)
  await ok()
  expect(await screen.findByText(thanks)).toBeTruthy()
  expect([server.asked(addFeedback).length, server.asked(addPost).length]).toEqual([1, 2])
  // a lost answer may have been heard: both tries carry one key
  expect(new Set(server.keys(addPost)).size).toBe(1)
  second.unmount()
  again()
  expect(box().value).toBe('')
})

test('[BL-309] where the feedback fails no post is sent', async () => {
  server.answer(addFeedback, cutLine)
  show()
  type(good)
  await ok()
  expect(await screen.findByText('您的留言提交失败')).toBeTruthy()
  expect(server.asked(addPost)).toEqual([])
})

test('[BL-196] [BL-189] a second complaint within a minute is stopped here; one that only the server knows of, there', async () => {
  const { unmount } = show()
  type(good)
  await ok()
  await waitFor(() => expect(closed).toHaveBeenCalled())
  unmount()
  const second = again()
  type(good)
  await ok()
  expect(await screen.findByText('一分钟内不可重复提交…')).toBeTruthy()
  expect(server.asked(addFeedback)).toHaveLength(1)
  second.unmount()
  server.answer(addFeedback, () => refuse(guideErrors.complaintTooSoon))
  show()
  type(good)
  await ok()
  expect(await screen.findByText('一分钟内不可重复提交…')).toBeTruthy()
})

test('what was typed and not sent is there again', () => {
  const { unmount } = show()
  type('只写了一半')
  unmount()
  again()
  expect(box().value).toBe('只写了一半')
})
