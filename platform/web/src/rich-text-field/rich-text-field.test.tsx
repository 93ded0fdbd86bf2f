import { UiRoot } from '@iisp/ui/root'
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterAll, expect, test } from 'vitest'
import { Messages } from '../messages/index.ts'
import { RichTextField } from './index.ts'

// jsdom has no layout, which ProseMirror needs to scroll
const nowhere = new DOMRect()
Range.prototype.getClientRects = () => Object.assign([nowhere], { item: () => nowhere })
Range.prototype.getBoundingClientRect = () => nowhere
afterAll(() => {
  Reflect.deleteProperty(Range.prototype, 'getClientRects')
  Reflect.deleteProperty(Range.prototype, 'getBoundingClientRect')
})

let told: string[]
async function open(initial = '', error?: string) {
  told = []
  function Form() {
    const [value, setValue] = useState(initial)
    const take = (html: string) => {
      told.push(html)
      setValue(html)
    }
    return (
      <UiRoot>
        <RichTextField label="内容" value={value} error={error} onChange={take} />
        <button type="button" onClick={() => setValue('<p>已恢复</p>')}>
          恢复
        </button>
        <Messages />
      </UiRoot>
    )
  }
  render(<Form />)
  return screen.findByRole('textbox', { name: '内容' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')

/** Selects the whole text, as Ctrl+A does. */
async function markAll(text: HTMLElement) {
  text.focus()
  await act(async () => void fireEvent.keyDown(text, { key: 'a', code: 'KeyA', ctrlKey: true }))
}
async function paste(text: HTMLElement, data: Record<string, string>, files: readonly File[] = []) {
  const event = createEvent.paste(text)
  const clipboardData = { getData: (type: string) => data[type] ?? '', files }
  Object.defineProperty(event, 'clipboardData', { value: clipboardData })
  await act(async () => void fireEvent(text, event))
}

test('the error and the required state are set on the text itself', async () => {
  const text = await open('', '请填写内容')
  expect(text.getAttribute('aria-invalid')).toBe('true')
  const error = document.getElementById(text.getAttribute('aria-describedby') ?? '')
  expect(error?.textContent).toBe('请填写内容')
})

test('the initial text is not reported as a change; a later value replaces the text', async () => {
  const text = await open('<p>旧</p>')
  expect([text.textContent, told]).toEqual(['旧', []])
  await press('恢复')
  expect([text.textContent, told]).toEqual(['已恢复', []])
})

test('pasted HTML is sanitised by the schema: nothing unsafe remains and no words are lost', async () => {
  const text = await open()
  const html = '<div><b style="color:red">粗</b><span onclick="x()">字</span><script>alert(1)</script></div>'
  await paste(text, { 'text/html': html, 'text/plain': '粗字' })
  expect(told.at(-1)).toBe('<p><strong>粗</strong>字</p>')
})

test('pasted plain text keeps its lines, and markup in it stays text', async () => {
  const text = await open()
  await paste(text, { 'text/plain': '一\n<b>二</b>' })
  expect(told.at(-1)).toBe('<p>一</p><p>&lt;b&gt;二&lt;/b&gt;</p>')
})

test('a pasted picture is replaced by its name; a pasted file is refused with a message', async () => {
  const text = await open()
  await paste(text, { 'text/html': '<p>见<img src="https://a.example/x.png" alt="图一"></p>' })
  expect(told.at(-1)).toBe('<p>见[图片：图一]</p>')
  await paste(text, {}, [new File(['x'], 'x.png')])
  expect(await screen.findByText('此处只能放入文字，不支持图片和文件')).toBeTruthy()
})

test('tools format the selection, show that they are on, and can be undone', async () => {
  const text = await open('<p>停机</p>')
  await markAll(text)
  expect(pressed('加粗')).toBe('false')
  await press('加粗')
  expect([told.at(-1), pressed('加粗')]).toEqual(['<p><strong>停机</strong></p>', 'true'])
  await press('项目符号')
  expect([told.at(-1), pressed('项目符号')]).toEqual(['<ul><li><strong>停机</strong></li></ul>', 'true'])
  await press('编号')
  expect(told.at(-1)).toBe('<ol><li><strong>停机</strong></li></ol>')
  await press('编号')
  await press('小标题')
  expect(told.at(-1)).toBe('<h3><strong>停机</strong></h3>')
  await press('清除格式')
  expect(told.at(-1)).toBe('<p>停机</p>')
  await press('撤销')
  expect(told.at(-1)).toBe('<h3><strong>停机</strong></h3>')
  await press('重做')
  expect(told.at(-1)).toBe('<p>停机</p>')
})

test('a link must have an address that the server accepts, and can be removed', async () => {
  const text = await open('<p>指令</p>')
  await markAll(text)
  await press('链接')
  const address = screen.getByRole('textbox', { name: '链接地址' })
  await userEvent.type(address, 'javascript:alert(1){Enter}')
  expect(screen.getByText('请填写以 #、/ 或 https:// 开头的链接地址')).toBeTruthy()
  await userEvent.clear(address)
  await userEvent.type(address, '#10102{Enter}')
  expect(told.at(-1)).toBe('<p><a href="#10102">指令</a></p>')
  await markAll(text)
  await press('链接')
  await userEvent.clear(screen.getByRole('textbox', { name: '链接地址' }))
  await userEvent.keyboard('{Enter}')
  expect(told.at(-1)).toBe('<p>指令</p>')
})

test('the link tool is disabled without a selection', async () => {
  await open('<p>指令</p>')
  await press('链接')
  expect(await screen.findByText('请先选中要加链接的文字')).toBeTruthy()
})
