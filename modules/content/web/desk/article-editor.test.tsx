import { platformErrors, refuse } from '@iisp/contract'
import { articleDeskAdd, articleDeskDetail, articleDeskList, articleDeskSave } from '@iisp/content/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { zhaoTuo } from '@iisp/testing/dom/people'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { ContentDeskPage } from './ContentDeskPage.tsx'
import { editorTexts } from './editor-texts.ts'
import { sampleArticle, sampleTexts } from './test/sample-article.ts'

beforeAll(() => confirmReady())

const article = sampleArticle
const texts = { ...sampleTexts, bodyZh: '<p>旧正文</p>' }
let isStale: boolean
let server: FakeServer
beforeEach(() => {
  isStale = false
  sessionStorage.clear()
  server = new FakeServer()
    .answer(articleDeskList, () => ({ list: [article], total: 1, pageNo: 1, pageSize: 20 }))
    .answer(articleDeskDetail, () => ({ ...article, ...texts, published: texts }))
    .answer(articleDeskSave, () =>
      isStale ? refuse(platformErrors.conflict) : { id: '9', version: 3, revision: 5 },
    )
    .answer(articleDeskAdd, () => ({ id: '10', version: 1, revision: 1 }))
})
const user = userEvent.setup()
async function show(query = '') {
  const staged = stage(ContentDeskPage, { as: zhaoTuo, server, at: `/content?${query}` })
  await screen.findByText('证书核验')
  return staged
}
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: /标题（中文）/ })
async function write(html: string) {
  const body = await screen.findByRole('textbox', { name: '正文（中文）' })
  // the editor sees what changed in a later task
  await act(async () => void (body.innerHTML = html))
}
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
const retitle = async (to: string) => fireEvent.change(await title(), { target: { value: to } })

test('an edit names what differs from the published text, and is saved in the revision that was seen', async () => {
  await show('edit=9')
  expect(await screen.findByText('与已发布的内容相同')).toBeTruthy()
  await retitle('证书查验')
  await write('<p>新正文</p>')
  expect(await screen.findByText('与已发布的内容不同：中文标题、中文正文')).toBeTruthy()
  await press('保存草稿')
  expect(await screen.findByText('已保存为版本 3，发布后读者可见')).toBeTruthy()
  const sent = { ...texts, titleZh: '证书查验', bodyZh: '<p>新正文</p>' }
  expect(server.asked(articleDeskSave)).toEqual([{ id: '9', revision: 4, ...sent, note: '' }])
})

test('the preview shows what is being written as readers see it, and each changed paragraph', async () => {
  await show('edit=9')
  await screen.findByText('与已发布的内容相同')
  await write('<p>新正文</p>')
  await press(/^预\s?览$/)
  const tabs = await screen.findByRole('tablist', { name: '预览' })
  const preview = tabs.closest<HTMLElement>('[role="dialog"]')!
  const chinese = within(preview).getByRole('region', { name: '中文' })
  expect(within(chinese).getByRole('heading', { name: '证书核验' })).toBeTruthy()
  expect(await within(chinese).findByText('新正文')).toBeTruthy()
  expect(within(preview).getByText('未填写英文，英文界面显示中文')).toBeTruthy()
  await user.click(within(preview).getByRole('tab', { name: '与已发布的差异' }))
  expect(within(preview).getByText('旧正文').tagName).toBe('DEL')
  expect(within(preview).getByText('新正文').tagName).toBe('INS')
})

test('what was typed survives a refusal and a reload; closing asks first', async () => {
  isStale = true
  const { unmount, query } = await show('edit=9')
  await retitle('写了一半')
  await press('保存草稿')
  expect(await screen.findByText('数据已被他人更新，请刷新后重试')).toBeTruthy()
  expect((await title()).value).toBe('写了一半')
  unmount()
  await show('edit=9')
  expect(await screen.findByText('已恢复上次未保存的内容')).toBeTruthy()
  expect((await title()).value).toBe('写了一半')
  await press(/^取\s?消$/)
  expect(await screen.findByText('内容尚未保存，确定关闭吗？')).toBeTruthy()
  expect(query().get('edit')).toBe('9')
})

test('a new article needs a Chinese title and text, a page its address', async () => {
  await show()
  await press('新增内容')
  await user.click(await screen.findByRole('button', { name: '保存草稿' }))
  expect(await screen.findByText('请填写中文标题')).toBeTruthy()
  expect(screen.getByText('请填写中文正文')).toBeTruthy()
  expect(server.asked(articleDeskAdd)).toEqual([])
  await retitle('新问题')
  await write('<p>回答</p>')
  await press('保存草稿')
  await waitFor(() =>
    expect(server.asked(articleDeskAdd)).toEqual([
      { kind: 'help', address: '', ...texts, titleZh: '新问题', bodyZh: '<p>回答</p>', note: '' },
    ]),
  )
})

test('texts are complete in English', () => expect(missingTexts(editorTexts)).toEqual([]))
