import {
  getMenuGuide,
  listMenuGuides,
  listMenuGuideVersions,
  type MenuGuideContent,
  previewRichText,
  saveMenuGuide,
} from '@iisp/guide/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { cappedPageOf } from '@iisp/testing/dom/pages'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { guideTexts } from './guide-texts.ts'
import { MenuGuidesPage } from './MenuGuidesPage.tsx'

beforeAll(() => confirmReady())

const content: MenuGuideContent = {
  items: [
    {
      uuid: 'a',
      label: { zh: '功能说明', en: 'What' },
      html: { zh: '<p>旧</p>', en: '<p>old</p>' },
      show: true,
    },
  ],
  notes: [],
  showNum: 3,
  showVisible: false,
  associations: [],
  book: true,
  autoOpen: false,
}
let server: FakeServer

beforeEach(() => {
  const menu = {
    menuId: '10101',
    menuName: '划款指令录入',
    path: '/x',
    version: 1,
    items: 1,
    notes: 0,
    updatedAt: '2026-11-20 10:00:00',
    updatedBy: '系统',
  }
  server = new FakeServer()
    .answer(listMenuGuides, () => cappedPageOf([menu]))
    .answer(getMenuGuide, () => ({ menuId: '10101', menuName: '划款指令录入', version: 1, content }))
    .answer(listMenuGuideVersions, () =>
      cappedPageOf([{ version: 1, at: '2026-11-20 10:00:00', by: '系统' }]),
    )
    .answer(previewRichText, () => ({ html: '<p>干净</p>', changed: true }))
    .answer(saveMenuGuide, () => ({ version: 2 }))
})

async function openEditor() {
  stage(MenuGuidesPage, { server })
  await user.click(await screen.findByRole('button', { name: '维护' }))
  await screen.findByText('旧')
}
const user = userEvent.setup()
const label = () => screen.getAllByRole('textbox', { name: /标题/ })[0]!

test('the list shows no path until its reader asks for that column', async () => {
  stage(MenuGuidesPage, { server })
  await screen.findByRole('button', { name: '维护' })
  expect(screen.getByRole('columnheader', { name: /发布人/ })).toBeTruthy()
  expect(screen.queryByRole('columnheader', { name: /路径/ })).toBeNull()
})

test('a description is opened, changed and published over the version that was read', async () => {
  await openEditor()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '发布' }).disabled).toBe(true)
  fireEvent.change(label(), { target: { value: '新标题' } })
  const text = await screen.findByRole('textbox', { name: '内容' })
  await act(async () => void (text.innerHTML = '<p>新</p>'))
  await user.click(screen.getByRole('button', { name: '发布' }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('发布成功，当前为第2版')).toBeTruthy()
  expect(server.asked(saveMenuGuide)).toEqual([
    {
      menuId: '10101',
      version: 1,
      content: {
        ...content,
        items: [
          {
            ...content.items[0],
            label: { zh: '新标题', en: 'What' },
            html: { zh: '<p>新</p>', en: '<p>old</p>' },
          },
        ],
      },
    },
  ])
})

test('what was written and not published is there again after a reload, until it is given up', async () => {
  await openEditor()
  fireEvent.change(label(), { target: { value: '写了一半' } })
  cleanup()
  await openEditor()
  expect(await screen.findByText('已恢复上次未发布的内容')).toBeTruthy()
  expect((label() as HTMLInputElement).value).toBe('写了一半')
  await user.click(screen.getByRole('button', { name: /返\s*回/ }))
  await user.click(await screen.findByRole('button', { name: /确\s*定/ }))
  await user.click(await screen.findByRole('button', { name: '维护' }))
  await screen.findByText('旧')
  expect((label() as HTMLInputElement).value).not.toBe('写了一半')
})

test('without a Chinese title nothing is published, and the field says why', async () => {
  await openEditor()
  fireEvent.change(label(), { target: { value: '' } })
  await user.click(screen.getByRole('button', { name: '发布' }))
  expect(await screen.findByText('请填写标题')).toBeTruthy()
  expect(server.asked(saveMenuGuide)).toEqual([])
})

test('the preview shows what the server would keep', async () => {
  await openEditor()
  await user.click(screen.getByRole('button', { name: '预览' }))
  expect(await screen.findByText('干净')).toBeTruthy()
  expect(server.asked(previewRichText)).toEqual([{ html: '<p>旧</p>' }])
})

test('an older version is taken up again after asking', async () => {
  await openEditor()
  fireEvent.change(label(), { target: { value: '改坏了' } })
  await user.click(await screen.findByRole('button', { name: '取用' }))
  await user.click(await screen.findByRole('button', { name: /确\s?定/ }))
  expect(await screen.findByText('已取用第1版，发布后生效')).toBeTruthy()
  await waitFor(() => expect((label() as HTMLInputElement).value).toBe('功能说明'))
})

test('texts are complete in English', () => expect(missingTexts(guideTexts)).toEqual([]))
