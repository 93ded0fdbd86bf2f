import { expect, test } from 'vitest'
import { orderFlow } from '../../contract/orders/order-states.ts'
import { transferTopics } from '../../contract/topics.ts'
import { payeeNews, stepNews } from './people-news.ts'

const order = {
  orderNo: 'HK1',
  productName: '远山稳健二号',
  amount: '1234567.80',
  transferDate: '2026-11-24',
  payee: '某某公司',
  pays: true,
}

test('who had a part hears of what went wrong and of the end, not of every step', () => {
  const told = Object.entries({ ...orderFlow.moveEffects, ...orderFlow.markEffects })
    .filter(([, { emits }]) => emits.includes(transferTopics.peopleToTell))
    .map(([event]) => event)
  expect(told).toEqual(['return', 'recall', 'withdraw', 'void', 'settle', 'fail', 'request-documents'])
})

test.each([
  ['return', 'warning', '指令被退回：HK1'],
  ['recall', 'info', '指令已召回：HK1'],
  ['withdraw', 'info', '指令已撤销：HK1'],
  ['void', 'danger', '指令已作废：HK1'],
  ['fail', 'danger', '划款失败：HK1'],
  ['settle', 'success', '划款成功：HK1'],
  ['request-documents', 'warning', '指令需补充附件：HK1'],
] as const)('%s', (event, tone, titleZh) => {
  const news = stepNews(order, { event, by: { zh: '周航', en: 'Zhou Hang' }, reason: '户名不符' })
  expect(news).toMatchObject({ tone, titleZh })
  expect(news.contentZh).toBe(
    '原因：户名不符。经办：周航。远山稳健二号，付款1,234,567.80元，对方户名某某公司，划款日期2026-11-24',
  )
  expect(news.contentEn).toBe(
    'Reason: 户名不符. By Zhou Hang. 远山稳健二号: pay CNY 1,234,567.80 to 某某公司 on 2026-11-24',
  )
})

test('no reason is no reason', () => {
  const news = stepNews(
    { ...order, pays: false },
    { event: 'settle', by: { zh: '赵拓', en: 'Zhao Tuo' }, reason: '' },
  )
  expect(news.contentZh).toMatch(/^经办：赵拓。.*收款/)
  expect(news.contentEn).toMatch(/^By Zhao Tuo. .*receive .* from /)
})

test.each([
  ['1', '首次付款的收款方：HK1'],
  ['2', '收款方信息有变更：HK1'],
] as const)('a payee marked %s is told before the next person acts', (mark, title) => {
  const news = payeeNews(order, mark, '020')
  expect(news.titleZh).toBe(title)
  expect(news.contentZh).toContain('该指令待复核，请核实收款方后再处理')
})
