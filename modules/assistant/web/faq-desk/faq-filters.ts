import { faqCategories } from '@iisp/assistant/contract'
import { filters } from '@iisp/web'
import { faqTexts } from './faq-texts.ts'

const faqStatuses = ['draft', 'published', 'changed', 'withdrawn'] as const

export const faqFilters = filters(faqTexts, ({ keyword, oneOf }) => ({
  keyword: keyword({ label: 'keyword', placeholder: 'keywordHint', max: 100 }),
  category: oneOf(faqCategories, {
    label: 'category',
    placeholder: 'all',
    optionName: (category, t) => t(`categories.${category}`),
  }),
  status: oneOf(faqStatuses, {
    label: 'status',
    placeholder: 'all',
    optionName: (status, t) => t(`statuses.${status}`),
  }),
}))
