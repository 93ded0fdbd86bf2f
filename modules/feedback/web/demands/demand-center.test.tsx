import { refuse } from '@iisp/contract'
import {
  type Demand,
  demandList,
  demandPropose,
  demandReplyAdd,
  demandReplyList,
  demandVote,
  feedbackErrors,
} from '@iisp/feedback/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { demandTexts } from './demand-texts.ts'
import { sampleDemand } from '../test/sample-demand.ts'
import { DemandCenterPage } from './DemandCenterPage.tsx'

const demand: Demand = {
  ...sampleDemand,
  source: 'other',
  voted: false,
  actions: ['vote', 'reply'],
}
let server: FakeServer
let rows: Demand[]
beforeEach(() => {
  rows = [demand]
  server = new FakeServer()
    .answer(demandList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(demandReplyList, () => ({
      list: [
        { id: '1', content: '已采纳', at: '2026-11-21 09:00:00', source: 'official', state: 'accepted' },
      ],
      total: 1,
      pageNo: 1,
      pageSize: 10,
    }))
})

test('a demand is voted for in its row; of its author it says only another institution', async () => {
  server.answer(demandVote, () => {
    rows = [{ ...demand, votes: 3, voted: true, actions: ['unvote', 'reply'] }]
    return { votes: 3, actions: ['unvote', 'reply'] }
  })
  const { user } = stage(DemandCenterPage, { server })
  expect(await screen.findByText('其他机构')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '支持' }))
  expect(await screen.findByRole('button', { name: '取消支持' })).toBeTruthy()
  expect(server.asked(demandVote)).toEqual([{ id: '7', vote: true }])
})

test('one’s own demands, and those with the most votes first', async () => {
  const { user } = stage(DemandCenterPage, { server })
  await screen.findByText('列表记住筛选条件')
  await user.click(screen.getByText('我的需求'))
  await user.click(screen.getByText('最多支持'))
  await waitFor(() =>
    expect(server.asked(demandList).at(-1)).toEqual({ mine: true, order: 'votes', pageNo: 1, pageSize: 20 }),
  )
})

test('a refused demand keeps what was typed; a taken one closes the form', async () => {
  let isFull = true
  server.answer(demandPropose, () => {
    if (isFull) refuse(feedbackErrors.tooManyDemands, { limit: '5' })
    return { id: '8' }
  })
  const { user } = stage(DemandCenterPage, { server })
  await user.click(await screen.findByRole('button', { name: '提出需求' }))
  const dialog = await screen.findByRole('dialog', { name: '提出需求' })
  await user.click(within(dialog).getByRole('button', { name: /提\s?交/ }))
  expect(await within(dialog).findByText('请输入标题')).toBeTruthy()
  await user.type(within(dialog).getByRole('textbox', { name: '需求' }), '批量导出')
  await user.type(within(dialog).getByRole('textbox', { name: '需求内容' }), '导出全部产品')
  await user.click(within(dialog).getByRole('button', { name: /提\s?交/ }))
  expect(await within(dialog).findByText('一天最多提出5条需求，请明日再试')).toBeTruthy()
  isFull = false
  await user.click(within(dialog).getByRole('button', { name: /提\s?交/ }))
  expect(await screen.findByText('需求已提交，运营方答复后您会收到消息')).toBeTruthy()
  expect(server.asked(demandPropose).at(-1)).toEqual({
    title: '批量导出',
    kind: 'function',
    content: '导出全部产品',
    expectResMode: '2',
  })
})

test('the drawer shows official answers with their state and takes an answer', async () => {
  server.answer(demandReplyAdd, () => ({ id: '2' }))
  const { user } = stage(DemandCenterPage, { server, at: '/extension-center/demand-center?detail=7' })
  const drawer = await screen.findByRole('dialog', { name: '列表记住筛选条件' })
  expect(await within(drawer).findByText('状态：已采纳')).toBeTruthy()
  await user.type(within(drawer).getByRole('textbox', { name: '我的回复' }), '我们也需要')
  await user.click(within(drawer).getByRole('button', { name: /回\s?复/ }))
  await waitFor(() =>
    expect(server.asked(demandReplyAdd)).toEqual([{ demandId: '7', content: '我们也需要' }]),
  )
})

test('an answer that is being written is there after a reload or a new sign-in, and gone once it was discarded', async () => {
  const at = '/extension-center/demand-center?detail=7'
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '我的回复' })
  const first = stage(DemandCenterPage, { server, at })
  await first.user.type(await field(), '我们也需要')
  cleanup()
  const second = stage(DemandCenterPage, { server, at })
  expect((await field()).value).toBe('我们也需要')
  const drawer = screen.getByRole('dialog', { name: '列表记住筛选条件' })
  await second.user.click(within(drawer).getByRole('button', { name: /关闭|Close/ }))
  await second.user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  cleanup()
  stage(DemandCenterPage, { server, at })
  expect((await field()).value).toBe('')
})

test('a hidden demand says why, and offers nothing', async () => {
  rows = [{ ...demand, source: 'self', hidden: true, hiddenReason: '含有个人信息', actions: [] }]
  stage(DemandCenterPage, { server, at: '/extension-center/demand-center?detail=7' })
  const drawer = await screen.findByRole('dialog', { name: '列表记住筛选条件' })
  expect(within(drawer).getByText(/含有个人信息/)).toBeTruthy()
  expect(within(drawer).queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: '支持' })).toBeNull()
})

test('texts are complete in English', () => expect(missingTexts(demandTexts)).toEqual([]))
