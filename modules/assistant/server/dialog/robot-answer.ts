import { type Language, platformErrors, refuse } from '@iisp/contract'
import type { Question, Source } from '../../contract/answer.ts'
import { decideAnswer } from '../../rules/decide-answer.ts'
import type { Faq, PublishedFaqs } from '../faq/faq-store.ts'

/** The answer to a question, before it is stored. */
export interface Said {
  readonly faqId: string | null
  readonly question: string
  readonly answer: string
  readonly answerType: '0' | '1' | '2'
  readonly related: readonly Question[]
  readonly sources: readonly Source[]
}
export interface Asked {
  readonly query: string
  readonly faqId?: string | undefined
  /** 1: no further questions are offered. */
  readonly depth: number
  readonly language: Language
}
const none: Said = { faqId: null, question: '', answer: '', answerType: '0', related: [], sources: [] }
const choose = {
  zh: '您是否想了解以下问题？',
  en: 'Is it one of these that you would like to know?',
} as const

/** The robot: returns the matching help text, a choice of likely ones, or nothing. */
export function robotAnswer(faqs: PublishedFaqs, asked: Asked): Said {
  if (asked.faqId !== undefined) {
    return answerOf(faqs.byId.get(asked.faqId) ?? refuse(platformErrors.notFound), faqs, asked)
  }
  const decision = decideAnswer(faqs.index.search(asked.query))
  if (decision.type === '0') return none
  if (decision.type === '1') return answerOf(faqs.byId.get(decision.id) as Faq, faqs, asked)
  const related = decision.choices.map((id) => questionOf(faqs.byId.get(id) as Faq, asked.language))
  return { ...none, answer: choose[asked.language], answerType: '2', related }
}

export const questionOf = (faq: Faq, language: Language): Question => ({
  id: faq.id,
  question: faq.question[language],
})
export const sourceOf = (faq: Faq, language: Language): Source => ({
  kind: 'faq',
  id: faq.id,
  title: faq.question[language],
  menuId: faq.menuId,
  query: '',
})

function answerOf(faq: Faq, faqs: PublishedFaqs, { depth, language }: Asked): Said {
  const further = depth > 0 ? [] : faq.related.flatMap((code) => faqs.byCode.get(code) ?? [])
  return {
    faqId: faq.id,
    question: faq.question[language],
    answer: faq.answer[language],
    answerType: '1',
    related: further.map((one) => questionOf(one, language)),
    sources: [],
  }
}
