import { platformErrors, refuse } from '@iisp/contract'
import {
  type DeskArticle,
  articleDeskDetail,
  articleDeskList,
  articleDeskPublish,
  articleDeskRestore,
  articleDeskWithdraw,
  articleVersionDetail,
  articleVersionList,
  contentTopics,
} from '@iisp/content/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ContentDeskPage } from './ContentDeskPage.tsx'
import { deskTexts } from './desk-texts.ts'
import { sampleArticle, sampleTexts } from './test/sample-article.ts'

beforeAll(() => confirmReady())

const article: DeskArticle = { ...sampleArticle, languages: 'both', pending: 'draft', shown: 1 }
const texts = sampleTexts
const version = { author: '赵拓', at: '2026-11-20 09:00:00', note: '' }
let server: FakeServer
beforeEach(() => {
  server = new FakeServer()
    .answer(articleDeskList, () => ({ list: [article], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(articleDeskDetail, () => ({ ...article, ...texts, published: texts }))
    .answer(articleVersionList, () => ({
      list: [2, 1].map((n) => ({ ...version, version: n, title: `第${n}版标题` })),
      total: 2,
      pageNo: 1,
      pageSize: 20,
    }))
    .answer(articleVersionDetail, () => ({ ...version, ...texts, version: 1, titleZh: '第1版标题' }))
    .answer(articleDeskPublish, () => ({ revision: 5 }))
    .answer(articleDeskWithdraw, () => ({ revision: 5 }))
    .answer(articleDeskRestore, () => ({ id: '9', version: 3, revision: 5 }))
})
const user = userEvent.setup()
async function show(query = '') {
  const staged = stage(ContentDeskPage, { as: zhaoTuo, server, at: `/content?${query}` })
  await screen.findByText('有草稿')
  return staged
}
const dialog = (name: RegExp) => screen.findByRole('dialog', { name })
const press = async (place: HTMLElement, name: RegExp) =>
  user.click(await within(place).findByRole('button', { name }))

test('the list follows what colleagues do', async () => {
  const { push } = await show()
  server.answer(articleDeskList, () => ({
    list: [{ ...article, title: '证书核验（新）' }],
    total: 1,
    pageNo: 1,
    pageSize: 20,
  }))
  await push(contentTopics.articlesChanged)
  expect(await screen.findByText('证书核验（新）')).toBeTruthy()
})

test('the newest version is published at once, in the revision that was seen', async () => {
  await show()
  await user.click(await screen.findByRole('button', { name: /^发\s?布$/ }))
  await press(await dialog(/版本 2/), /^发\s?布$/)
  expect(await screen.findByText('已发布，读者可见')).toBeTruthy()
  expect(server.asked(articleDeskPublish)).toEqual([{ id: '9', revision: 4, from: null, until: null }])
})

test('a time needs its date and time; both are sent as they were entered', async () => {
  await show()
  await user.click(await screen.findByRole('button', { name: /^发\s?布$/ }))
  const open = await dialog(/版本 2/)
  await user.click(within(open).getByRole('radio', { name: '定时发布' }))
  await press(open, /^发\s?布$/)
  expect(await within(open).findByText('请选择日期')).toBeTruthy()
  expect(within(open).getByText('请选择时间')).toBeTruthy()
  expect(within(open).getByText(/在此之前/)).toBeTruthy()
  expect(server.asked(articleDeskPublish)).toEqual([])
  fireEvent.change(within(open).getByRole('textbox', { name: '日期' }), { target: { value: '2026-12-01' } })
  const time = within(open).getByRole('textbox', { name: '时间' })
  fireEvent.mouseDown(time)
  fireEvent.change(time, { target: { value: '09:30' } })
  fireEvent.keyDown(time, { key: 'Enter', code: 'Enter', keyCode: 13 })
  await press(open, /^发\s?布$/)
  await waitFor(() =>
    expect(server.asked(articleDeskPublish)).toEqual([
      { id: '9', revision: 4, from: { date: '2026-12-01', time: '09:30' }, until: null },
    ]),
  )
})

test('a withdrawal is asked about; a refusal stands in its dialog', async () => {
  await show()
  server.answer(articleDeskWithdraw, () => refuse(platformErrors.conflict))
  await user.click(await screen.findByRole('button', { name: '更多' }))
  await user.click(await screen.findByRole('button', { name: /^下\s?线$/ }))
  const question = (await screen.findByText(/读者立即无法看到【证书核验】/)).closest<HTMLElement>(
    '[role="dialog"]',
  )!
  await press(question, /^下\s?线$/)
  expect(await within(question).findByText('数据已被他人更新，请刷新后重试')).toBeTruthy()
  expect(server.asked(articleDeskWithdraw)).toEqual([{ id: '9', revision: 4 }])
})

test('the open versions are in the address; Escape closes them', async () => {
  const { query } = await show('versions=9')
  await screen.findByRole('list', { name: '版本' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(query().get('versions')).toBeNull())
})

test('an old version is looked at and restored', async () => {
  await show('versions=9')
  const drawer = await dialog(/证书核验/)
  const list = await within(drawer).findByRole('list', { name: '版本' })
  const [newest, oldest] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(within(oldest).getByText('当前发布')).toBeTruthy()
  expect(within(newest).queryByRole('button', { name: '恢复为草稿' })).toBeNull()
  await press(oldest, /查\s?看/)
  expect(await within(drawer).findAllByRole('heading', { name: '第1版标题' })).toHaveLength(2)
  expect(within(drawer).getByText('未填写英文，英文界面显示中文')).toBeTruthy()
  await press(drawer, /恢复为草稿/)
  const question = (await screen.findByText(/以版本 1 的内容/)).closest<HTMLElement>('[role="dialog"]')!
  await press(question, /恢复为草稿/)
  await waitFor(() =>
    expect(server.asked(articleDeskRestore)).toEqual([{ id: '9', revision: 4, version: 1 }]),
  )
})

test('texts are complete in English', () => expect(missingTexts(deskTexts)).toEqual([]))
