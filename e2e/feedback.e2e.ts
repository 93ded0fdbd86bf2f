import { expect, test } from 'vitest'
import { stagePortal } from './portal.ts'

const portal = stagePortal()
const person = portal.person('lin.jing')
const desk = portal.person('guan.li')

test('[SH-012] feedback is sent from the person’s menu with the page in front, reaches the desk, and its answer the person', async () => {
  const { page } = person
  await page.goto('/iisp/extension-center/help-center')
  await page.getByRole('button', { name: /个人中心$/ }).click()
  await page.getByRole('menuitem', { name: '意见反馈' }).click()
  const form = page.getByRole('dialog', { name: '提交反馈' })
  await form.getByText('将附上您反馈的页面：帮助中心').waitFor()
  await form.getByRole('radio', { name: '故障报错' }).check()
  await form.getByRole('textbox', { name: '反馈内容' }).fill('帮助中心的目录打不开')
  await form.getByRole('button', { name: /^提\s?交$/ }).click()
  await page.getByText('感谢您的反馈，答复后您会收到消息').waitFor()
  const { rows } = await portal.iisp.owner.query('SELECT account, kind, content, address FROM feedback.entry')
  expect(rows).toEqual([
    {
      account: 'lin.jing@yuanshan.example',
      kind: 'fault',
      content: '帮助中心的目录打不开',
      address: '/iisp/extension-center/help-center',
    },
  ])

  await desk.page.goto('/iisp/operations/feedback')
  await desk.page.getByRole('button', { name: '帮助中心的目录打不开' }).click()
  const drawer = desk.page.getByRole('dialog', { name: /^反馈/ })
  await drawer.getByText('帮助中心', { exact: true }).waitFor()
  await drawer.getByRole('textbox', { name: '答复或关闭原因' }).fill('已修复，请刷新')
  await drawer.getByRole('button', { name: /^提\s?交$/ }).click()
  await desk.page.getByText('处理成功，提交人已收到消息').waitFor()

  await page.getByText('您的反馈已答复').first().waitFor()
  await page.reload()
  await page
    .getByRole('row', { name: /帮助中心的目录打不开/ })
    .getByText('已答复')
    .waitFor()
  await page.getByRole('button', { name: '帮助中心的目录打不开' }).click()
  await page.getByRole('dialog', { name: /^反馈/ }).getByText('已修复，请刷新').waitFor()
  expect([...person.complaints, ...desk.complaints]).toEqual([])
})
