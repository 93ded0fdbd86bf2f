import { expect, test } from 'vitest'
import { changeText, isResult, requestText, resultMail } from './order-messages.ts'

const order = {
  orderNo: 'HK1',
  productName: '远山稳健一号',
  amount: '1409000.50',
  transferDate: '2026-11-23',
}

test('a request names the order and what is asked for', () => {
  expect(requestText(order, '1')).toBe(
    '划款指令HK1（远山稳健一号，1,409,000.50元，划款日期2026-11-23）待您复核，请登录平台处理。',
  )
  expect(requestText(order, '2')).toContain('待您签发')
})

test('a change names the new status, and the reason where there is one', () => {
  expect(changeText(order, '050', '')).toMatch(/状态变更为【托管人处理中】。$/)
  expect(changeText(order, '011', '要素不符')).toMatch(/状态变更为【退回待修改】，原因：要素不符。$/)
})

test('only success and failure of a payment are results', () => {
  expect((['060', '070', '080', '090', '091'] as const).filter(isResult)).toEqual(['070', '080'])
  const { subject, text } = resultMail(order, '080', '账户已销户')
  expect(subject).toBe('划款失败：划款指令HK1')
  expect(text).toContain('划款金额：1,409,000.50元')
  expect(text).toContain('原因：账户已销户')
  expect(text).toMatch(/of 1,409,000\.50 yuan on 2026-11-23: Failed\.$/)
})
