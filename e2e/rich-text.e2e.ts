import type { Locator } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const operator = portal.person('guan.li')
let text: Locator

beforeEach(async () => {
  const { page } = operator
  await page.goto('/iisp/operations/announcements')
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  await page.getByRole('button', { name: '发布公告' }).click()
  text = page.getByRole('textbox', { name: '内容（中文）' })
  await text.click()
})

const tool = (name: string) =>
  operator.page.getByRole('toolbar', { name: '内容（中文）' }).getByRole('button', { name })
const written = () => text.evaluate((element) => element.innerHTML.replace(/<br[^>]*>|<img[^>]*>/g, ''))

/** Simulates a paste or a drop, because a page cannot read the system's clipboard. */
const bring = (kind: 'paste' | 'drop', data: Record<string, string>) =>
  text.evaluate(
    (element, given) => {
      const dataTransfer = new DataTransfer()
      for (const [type, value] of Object.entries(given.data)) dataTransfer.setData(type, value)
      const { left, bottom } = element.getBoundingClientRect()
      const common = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        given.kind === 'paste'
          ? new ClipboardEvent('paste', { ...common, clipboardData: dataTransfer })
          : new DragEvent('drop', { ...common, dataTransfer, clientX: left + 4, clientY: bottom - 4 }),
      )
    },
    { kind, data },
  )

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{margin:0}</style></head><body>
<!--StartFragment--><p class=MsoNormal><b><span style='font-size:14pt'>停机<o:p></o:p></span></b></p>
<p class=MsoNormal>今晚<script>alert(1)</script></p><!--EndFragment--></body></html>`

/** Types like an input method: composes letters, then commits a word. */
async function compose(letters: string, word: string) {
  const keyboard = await operator.page.context().newCDPSession(operator.page)
  for (let end = 1; end <= letters.length; end++) {
    const text = letters.slice(0, end)
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end })
  }
  await keyboard.send('Input.insertText', { text: word })
}

test('text committed by an input method arrives once, twice in a row', async () => {
  await compose('nihao', '你好')
  await compose('jinwan', '今晚')
  expect(await written()).toBe('<p>你好今晚</p>')
})

test('text from Word can be pasted repeatedly, without its formats and without violating the content security policy', async () => {
  await bring('paste', { 'text/html': fromWord, 'text/plain': '停机\n今晚' })
  expect(await written()).toBe('<p><strong>停机</strong></p><p>今晚</p>')
  await operator.page.keyboard.press('Control+a')
  await bring('paste', { 'text/html': fromWord })
  expect(await written()).toBe('<p><strong>停机</strong></p><p>今晚</p>')
})

test('dropped text is inserted where it was dropped; undo and redo work', async () => {
  await operator.page.keyboard.insertText('通知：')
  await bring('drop', { 'text/html': '<i>维护</i>', 'text/plain': '维护' })
  expect(await text.innerText()).toContain('维护')
  await operator.page.keyboard.press('Control+z')
  expect(await written()).toBe('<p>通知：</p>')
  await operator.page.keyboard.press('Control+y')
  expect(await text.locator('em').innerText()).toBe('维护')
})

test('bold text, a list and a link to a menu are published as they were written', async () => {
  const { page } = operator
  await page.getByRole('textbox', { name: /标题（中文）/ }).fill('富文本')
  await text.click()
  await page.keyboard.press('Control+b')
  await compose('tingji', '停机')
  expect(await tool('加粗').getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('Control+b')
  await page.keyboard.press('Enter')
  await tool('项目符号').click()
  await compose('zhiling', '指令查询')
  await page.keyboard.press('Shift+Home')
  await tool('链接').click()
  await page.getByRole('textbox', { name: '链接地址' }).fill('#10102')
  await page.keyboard.press('Enter')
  await expect
    .poll(written)
    .toBe('<p><strong>停机</strong></p><ul><li><p><a href="#10102">指令查询</a></p></li></ul>')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByRole('button', { name: /确\s?定/ }).click()
  await page.getByText('公告已发布').waitFor()
  await page.getByRole('button', { name: '富文本' }).click()
  const shown = page.getByRole('dialog').filter({ hasText: '指令查询' })
  await shown.getByRole('link', { name: '指令查询' }).waitFor()
  expect(await shown.locator('li').innerText()).toBe('指令查询')
  expect(await shown.locator('strong').innerText()).toBe('停机')
  expect(operator.complaints).toEqual([])
})
