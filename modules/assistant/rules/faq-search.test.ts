import { composeUnkeyed } from '@iisp/app-server/compose-unkeyed'
import { helpTexts } from '@iisp/contract/help-text'
import { collect } from '@iisp/server'
import { describe, expect, test } from 'vitest'
import { decideAnswer } from './decide-answer.ts'
import { FaqIndex } from './faq-index.ts'
import { searchCases, unanswerableCases } from './faq-search.cases.ts'
import { isOneSlip } from './near-words.ts'
import { segment } from './segment.ts'

const texts = collect(composeUnkeyed().modules).itemsOf(helpTexts)
const index = new FaqIndex(
  texts.map(({ code, zh, en, keywords }) => ({
    id: code,
    code,
    asks: [...zh.ask, ...en.ask],
    keywords,
    answers: [zh.answer, en.answer],
  })),
)
const codes = (question: string) => index.search(question, 3).map(({ code }) => code)
const rate = (hit: (question: string, code: string) => boolean) =>
  searchCases.filter(([question, code]) => hit(question, code)).length / searchCases.length

describe('what people ask finds its help text', () => {
  test.each(searchCases)('%s → %s, among the first three', (question, code) => {
    expect(codes(question)).toContain(code)
  })

  test('nine of ten come first', () => {
    expect(searchCases.length).toBeGreaterThanOrEqual(60)
    expect(rate((question, code) => codes(question)[0] === code)).toBeGreaterThanOrEqual(0.9)
  })

  test('every question finds its own text, in both languages', () => {
    const lost = texts.flatMap(({ code, zh, en }) =>
      [...zh.ask, ...en.ask].filter((ask) => index.search(ask, 1)[0]?.code !== code),
    )
    expect(lost).toEqual([])
  })

  test.each(searchCases)('%s is answered or offered', (question) => {
    expect(decideAnswer(index.search(question)).type).not.toBe('0')
  })

  test.each(unanswerableCases)('[BL-329] nothing is said to: %s', (question) => {
    expect(decideAnswer(index.search(question))).toEqual({ type: '0' })
  })
})

describe('words', () => {
  const words = (text: string) => segment(text).map(({ word }) => word)

  test('terms of the field stay whole, and what means the same is one word', () => {
    expect(words('大额行号怎么查')).toEqual(['大额行号', '查询'])
    expect(words('怎样找回口令')).toEqual(['重置', '密码'])
    expect(words('Reset my password, please')).toEqual(['重置', '密码'])
  })

  test('a word of the same sound is taken for the term, for less', () => {
    expect(segment('化款')).toEqual([{ word: '划款', weight: 0.75 }])
  })

  test.each([
    ['password', 'pasword', true],
    ['password', 'passwrod', true],
    ['password', 'passwort', true],
    ['password', 'password', false],
    ['password', 'pass', false],
    ['order', 'odrre', false],
  ])('%s and %s differ by one slip: %s', (a, b, expected) => {
    expect(isOneSlip(a, b)).toBe(expected)
  })

  test('a long text is read in a moment', () => {
    const started = performance.now()
    segment('请问如何录入划款指令'.repeat(50))
    expect(performance.now() - started).toBeLessThan(200)
  })
})
