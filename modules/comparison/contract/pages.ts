import { definePage, generalGroup, roles } from '@iisp/contract'

export const textComparison = definePage({
  id: '80123',
  parent: generalGroup,
  path: '/extension-center/llm-find-diff-event',
  name: { zh: '文本比对', en: 'Compare texts' },
  icon: 'columns',
  sort: 23,
  roles,
})

export const pages = [textComparison]
