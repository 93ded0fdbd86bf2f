export * from './decide-answer.ts'
export { FaqIndex, type FaqDocument, type Hit } from './faq-index.ts'
