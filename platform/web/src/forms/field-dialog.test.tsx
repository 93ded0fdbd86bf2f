import { defineFields, defineWrite, f, t } from '@iisp/contract'
import { Button } from '@iisp/ui/button'
import { SelectField } from '@iisp/ui/select-field'
import { TextArea } from '@iisp/ui/text-area'
import { TextField } from '@iisp/ui/text-field'
import { RadioGroup } from '@iisp/ui/radio-group'
import { UiRoot } from '@iisp/ui/root'
import { QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { Messages, resetMessages } from '../messages/index.ts'
import { createQueryClient } from '../request/index.ts'
import { PageContext } from '../tabs/page-context.ts'
import { homeKey } from '../tabs/tab.ts'
import { resetTabs } from '../tabs/tabs-store.ts'
import { FieldDialog } from './index.ts'

const noteEntry = defineFields({
  title: f.line(10, ['标题', 'Title'], 1),
  contact: f.mobile(['联系手机', 'Mobile']),
  kind: f.oneOf({ idea: ['建议', 'Idea'], fault: ['故障', 'Fault'] }, ['类型', 'Kind']),
  channel: f.oneOf({ mail: ['邮件', 'Mail'], phone: ['电话', 'Phone'] }, ['渠道', 'Channel']),
  remark: f.orEmpty(f.note(20, ['备注', 'Remark'])),
})
const saveNote = defineWrite({
  name: 'saveNote',
  summary: { zh: '', en: '' },
  path: '/api/notes/save',
  input: t.strict(noteEntry.row.properties),
  output: t.Object({ id: t.id }),
  access: { who: 'session', supervised: false },
  idempotent: 'yes',
})

const sent: unknown[] = []
let refused = false
const closed = vi.fn<() => void>()
beforeEach(() => {
  resetMessages()
  sessionStorage.clear()
  sent.length = 0
  refused = false
  closed.mockClear()
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return refused
      ? Response.json({ status: 409, msg: '标题已存在', data: null, fields: ['title'] }, { status: 409 })
      : Response.json({ status: 200, msg: '', data: { id: '7' } })
  })
})

const user = userEvent.setup()
function show() {
  resetTabs({ path: '/iisp/notes' })
  const self = { key: homeKey, path: '/iisp/notes', query: '', menuId: null, life: 1 }
  render(
    <QueryClientProvider client={createQueryClient()}>
      <UiRoot>
        <PageContext value={self}>
          <FieldDialog
            fields={noteEntry}
            name="notes"
            version={1}
            call={saveNote}
            inputOf={(entered) => entered}
            title="新建"
            okText="提交"
            done={({ id }) => `已保存${id}`}
            onClose={closed}
          >
            {({ field }) => (
              <>
                <TextField {...field('title')} />
                <TextField {...field('contact')} type="tel" />
                <RadioGroup {...field('kind')} />
                <SelectField {...field('channel')} required />
                <TextArea {...field('remark')} />
                <Button onClick={() => field('channel').onChange('fax')}>传真</Button>
                <Button onClick={() => field('channel').onChange(null)}>无</Button>
              </>
            )}
          </FieldDialog>
        </PageContext>
        <Messages />
      </UiRoot>
    </QueryClientProvider>,
  )
}
const input = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)
const submit = () => user.click(screen.getByRole('button', { name: '提交' }))

test('labels, bounds and options follow from the fields', async () => {
  show()
  expect(input(/标题/).maxLength).toBe(10)
  expect(input(/联系手机/).maxLength).toBe(11)
  expect(input(/建议/).checked).toBe(true)
  expect(input(/故障/).checked).toBe(false)
  expect(screen.getByText(/20/)).toBeTruthy()
  await user.click(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option').length).toBe(2)
})

test('what is missing or does not fit is shown beside its field, and nothing is sent', async () => {
  show()
  await user.type(input(/联系手机/), '123')
  await submit()
  expect(screen.getByText('请填写标题')).toBeTruthy()
  expect(screen.getByText('请填写11位手机号码')).toBeTruthy()
  expect(screen.queryByText('请填写备注')).toBeNull()
  expect(document.activeElement).toBe(input(/标题/))
  expect(sent).toEqual([])
})

test('what was typed is sent without spaces around it', async () => {
  show()
  await user.type(input(/标题/), ' 净值 ')
  await user.type(input(/联系手机/), '13800000000')
  await user.click(input(/故障/))
  await submit()
  expect(await screen.findByText('已保存7')).toBeTruthy()
  expect(sent).toEqual([
    { title: '净值', contact: '13800000000', kind: 'fault', channel: 'mail', remark: '' },
  ])
  expect(closed).toHaveBeenCalledOnce()
})

test('a choice takes its values only', async () => {
  show()
  await user.type(input(/标题/), '净值')
  await user.type(input(/联系手机/), '13800000000')
  await user.click(screen.getByRole('combobox'))
  fireEvent.click(await screen.findByTitle('电话'))
  await user.click(screen.getByRole('button', { name: '传真' }))
  await user.click(screen.getByRole('button', { name: '无' }))
  await submit()
  await screen.findByText('已保存7')
  expect(sent).toMatchObject([{ channel: 'phone' }])
})

test('a refusal keeps the dialog and what was typed', async () => {
  refused = true
  show()
  await user.type(input(/标题/), '净值')
  await user.type(input(/联系手机/), '13800000000')
  await submit()
  expect(await screen.findByText('标题已存在')).toBeTruthy()
  expect(input(/标题/).value).toBe('净值')
  expect(closed).not.toHaveBeenCalled()
})
