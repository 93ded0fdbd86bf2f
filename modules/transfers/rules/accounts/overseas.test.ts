import { describe, expect, test } from 'vitest'
import { isOverseas } from './overseas.ts'

describe('names that look like an account abroad', () => {
  test.each([
    ['GLOBAL ALPHA MASTER FUND LIMITED', '', true],
    ['Alpha Fund SPC', '', true],
    ['远山资产（香港）有限公司', '', true],
    ['境外投资专户', '', true],
    ['远山投资NRA账户', '', true],
    ['苏州智芯微电子有限公司', 'HSBCHKHHXXX', true],
    ['苏州智芯微电子有限公司', 'BANK OF EAST ASIA', true],
    ['苏州智芯微电子有限公司', '恒信银行上海分行', false],
    ['A', '', false],
    ['远山稳健一号私募证券投资基金', '', false],
    ['北京ABC科技有限公司', '', false],
    ['国家金库上海市分库', 'ICBKCNBJ', true],
  ])('%s %s: %s', (holder, bank, expected) => expect(isOverseas(holder, bank)).toBe(expected))
})
