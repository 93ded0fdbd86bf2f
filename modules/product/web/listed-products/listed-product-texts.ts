import { defineTexts } from '@iisp/web'

export const listedProductTexts = defineTexts({
  overseas: {
    title: ['境外基金列表', 'Overseas funds'],
    empty: ['没有符合条件的境外基金', 'No overseas fund matches'],
  },
  quantitative: {
    title: ['量化产品列表', 'Quantitative products'],
    empty: ['没有符合条件的量化产品', 'No quantitative product matches'],
  },
  keyword: ['产品', 'Product'],
  keywordHint: ['名称、代码或拼音首字母', 'Name, code or pinyin initials'],
})
