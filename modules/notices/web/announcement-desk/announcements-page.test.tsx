import { platformErrors, refuse } from '@iisp/contract'
import {
  type AnnouncementDetail,
  type AnnouncementRow,
  announcementDeskDetail,
  announcementDeskEdit,
  announcementDeskList,
  announcementDeskPublish,
  announcementDeskWithdraw,
} from '@iisp/notices/contract'
import { FakeServer } from '@iisp/testing/dom/fake-server'
import { stage } from '@iisp/testing/dom/stage'
import { confirmReady } from '@iisp/ui/confirm'
import { missingTexts } from '@iisp/web/i18n/missing-texts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { announcementTexts } from './announcement-texts.ts'
import { AnnouncementsPage } from './AnnouncementsPage.tsx'

beforeAll(() => confirmReady())

const row: AnnouncementRow = {
  id: '9',
  title: '版本更新',
  state: 'published',
  version: 3,
  audience: ['manager', 'channel', 'custodian'],
  publishedAt: '2026-11-19 17:30:00',
  publishedBy: '管莉',
  changedAt: null,
  withdrawnAt: null,
  readers: 5,
}
const toAllNow = { audience: ['manager', 'channel', 'custodian'], publishAt: null }
const texts = { titleZh: '版本更新', titleEn: '', contentZh: '<p>旧内容</p>', contentEn: '' }
let rows: AnnouncementRow[]
let detail: AnnouncementDetail
/** Whether somebody else changed the announcement in the meantime. */
let isStale: boolean
let server: FakeServer

beforeEach(() => {
  rows = [row]
  detail = { ...row, ...texts }
  isStale = false
  server = new FakeServer()
    .answer(announcementDeskList, () => ({ list: rows, total: rows.length, pageNo: 1, pageSize: 20 }))
    .answer(announcementDeskDetail, () => detail)
    .answer(announcementDeskPublish, () => ({ id: '10', version: 1 }))
    .answer(announcementDeskEdit, () => (isStale ? refuse(platformErrors.conflict) : { version: 4 }))
    .answer(announcementDeskWithdraw, () => {
      rows = [{ ...row, state: 'withdrawn', withdrawnAt: '2026-11-20 10:00:00' }]
      return { version: 4 }
    })
})

async function show(query = '') {
  const staged = stage(AnnouncementsPage, { server, at: `/announcements?${query}` })
  await screen.findByText('版本更新')
  return staged
}
const user = userEvent.setup()
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }))
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /标题（中文）/ })
const content = (name = '内容（中文）') => screen.findByRole('textbox', { name })
async function write(titleText: string, html: string) {
  fireEvent.change(title(), { target: { value: titleText } })
  const text = await content()
  // the editor sees what changed in a later task
  await act(async () => void (text.innerHTML = html))
}
const ok = /确\s?定/

test('the announcement that is being edited is in the address; Escape closes it', async () => {
  const { query } = await show('edit=9')
  await waitFor(() => expect(title().value).toBe('版本更新'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /标题（中文）/ })).toBeNull())
  expect(query().get('edit')).toBeNull()
  await press('修改')
  expect(query().get('edit')).toBe('9')
})

test('an announcement is written, asked about and published', async () => {
  await show()
  await press('发布公告')
  await write('临时停机', '<p>今晚维护</p>')
  await press('发布')
  await press(ok)
  expect(await screen.findByText('公告已发布')).toBeTruthy()
  expect(server.asked(announcementDeskPublish)).toEqual([
    { titleZh: '临时停机', titleEn: '', contentZh: '<p>今晚维护</p>', contentEn: '', ...toAllNow },
  ])
})

test('an announcement is planned for a time and for some institutions', async () => {
  await show()
  await press('发布公告')
  await write('系统升级', '<p>周末升级</p>')
  await user.click(screen.getByRole('radio', { name: '定时发布' }))
  for (const kind of ['管理人', '渠道', '托管人'])
    await user.click(screen.getByRole('checkbox', { name: kind }))
  await press('预定发布')
  expect(await screen.findByText('请至少选择一类机构')).toBeTruthy()
  expect([screen.getByText('请选择日期'), screen.getByText('请选择时间')]).toHaveLength(2)
  for (const kind of ['管理人', '托管人']) await user.click(screen.getByRole('checkbox', { name: kind }))
  fireEvent.change(screen.getByRole('textbox', { name: '日期' }), { target: { value: '2026-12-01' } })
  const time = screen.getByRole('textbox', { name: '时间' })
  fireEvent.mouseDown(time)
  fireEvent.change(time, { target: { value: '09:30' } })
  fireEvent.keyDown(time, { key: 'Enter', code: 'Enter', keyCode: 13 })
  await press('预定发布')
  expect(await screen.findByText(/公告将于 2026-12-01 09:30 对管理人、托管人的全部人员可见/)).toBeTruthy()
  expect(server.asked(announcementDeskPublish)).toEqual([])
  await press(ok)
  expect(await screen.findByText('公告将于 2026-12-01 09:30 发布')).toBeTruthy()
  expect(server.asked(announcementDeskPublish)).toEqual([
    {
      titleZh: '系统升级',
      titleEn: '',
      contentZh: '<p>周末升级</p>',
      contentEn: '',
      audience: ['manager', 'custodian'],
      publishAt: { date: '2026-12-01', time: '09:30' },
    },
  ])
})

test('what is planned opens with its time; what is published has none to change', async () => {
  detail = { ...row, ...texts, state: 'planned', publishedAt: '2026-12-01 09:30:00', audience: ['channel'] }
  await show('edit=9')
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '定时发布' }).checked).toBe(true),
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '渠道' }).checked).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '管理人' }).checked).toBe(false)
  await user.keyboard('{Escape}')
  detail = { ...row, ...texts }
  await press('修改')
  await waitFor(() => expect(title().value).toBe('版本更新'))
  expect(screen.queryByRole('radio', { name: '定时发布' })).toBeNull()
})

test('the preview shows what is being written in both languages', async () => {
  await show()
  await press('发布公告')
  await write('系统升级', '<p>周末升级</p>')
  await press('预览')
  const heading = await screen.findByText('中文 · 系统升级')
  const preview = within(heading.closest<HTMLElement>('[role=dialog]')!)
  expect(preview.getByText('周末升级')).toBeTruthy()
  expect(preview.getByText('未填写英文，英文界面显示中文')).toBeTruthy()
})

test('without a Chinese title and text nothing is sent, and the fields say why', async () => {
  await show()
  await press('发布公告')
  await write(' ', '<p>&nbsp;</p>')
  await press('发布')
  expect(await screen.findByText('请填写中文标题')).toBeTruthy()
  expect(screen.getByText('请填写中文内容')).toBeTruthy()
  expect(server.asked(announcementDeskPublish)).toEqual([])
})

test('an edit names the version that was read; what was typed survives a refusal', async () => {
  await show()
  isStale = true
  await press('修改')
  await screen.findByText('旧内容')
  await write('新标题', '<p>新内容</p>')
  await press('保存修改')
  expect(await screen.findByText('数据已被他人更新，请刷新后重试')).toBeTruthy()
  expect([title().value, (await content()).textContent]).toEqual(['新标题', '新内容'])
  isStale = false
  await press('保存修改')
  expect(await screen.findByText('修改已生效')).toBeTruthy()
  const sent = { id: '9', version: 3, ...texts, titleZh: '新标题', contentZh: '<p>新内容</p>', ...toAllNow }
  expect(server.asked(announcementDeskEdit)).toEqual([sent, sent])
})

test('what was typed is not closed without asking', async () => {
  await show()
  await press('发布公告')
  await write('写了一半', '<p>一</p>')
  await press(/^取\s?消$/)
  const question = await screen.findByText('内容尚未发布，确定关闭吗？')
  const dialog = question.closest<HTMLElement>('[role="dialog"]')!
  await user.click(within(dialog).getByRole('button', { name: /取\s?消/ }))
  expect(title().value).toBe('写了一半')
})

test('what was typed is there again after a reload, and gone once it is published', async () => {
  const { unmount } = await show()
  await press('发布公告')
  await write('写了一半', '<p>一</p>')
  unmount()
  await show()
  await press('发布公告')
  expect(await screen.findByText('已恢复上次未发布的内容')).toBeTruthy()
  expect([title().value, (await content()).textContent]).toEqual(['写了一半', '一'])
  await press('发布')
  await press(ok)
  await screen.findByText('公告已发布')
  await press('发布公告')
  expect(title().value).toBe('')
})

test('a withdrawal is asked about, names the version, and leaves the row without actions', async () => {
  await show()
  await press('撤回')
  const question = await screen.findByText(/撤回后所有人将无法再看到【版本更新】/)
  const dialog = question.closest<HTMLElement>('[role="dialog"]')!
  await user.click(within(dialog).getByRole('button', { name: /撤\s?回/ }))
  expect(await screen.findByText('公告已撤回')).toBeTruthy()
  expect(server.asked(announcementDeskWithdraw)).toEqual([{ id: '9', version: 3 }])
  expect(await screen.findByText('已撤回')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: '修改' })).toBeNull())
})

test('a refused withdrawal says why in its dialog', async () => {
  await show()
  server.answer(announcementDeskWithdraw, () => refuse(platformErrors.conflict))
  await press('撤回')
  const question = await screen.findByText(/撤回后所有人将无法再看到/)
  const dialog = question.closest<HTMLElement>('[role="dialog"]')!
  await user.click(within(dialog).getByRole('button', { name: /撤\s?回/ }))
  expect(await within(dialog).findByText('数据已被他人更新，请刷新后重试')).toBeTruthy()
})

test('a row opens as people see it, in both languages', async () => {
  await show()
  await user.click(screen.getByText('版本更新'))
  expect(await screen.findByText('旧内容')).toBeTruthy()
  expect(screen.getByText('未填写英文，英文界面显示中文')).toBeTruthy()
})

test('texts are complete in English', () => expect(missingTexts(announcementTexts)).toEqual([]))
