import { defineTexts } from '@iisp/web'

export const referenceTexts = defineTexts({
  banks: {
    title: ['查询开户行', 'Search open banks'],
    keyword: ['开户行名称', 'Bank name'],
    keywordHint: [
      '名称、拼音首字母或大额行号，多个关键字以空格分隔',
      'Name, pinyin initials or branch number; several words separated by spaces',
    ],
    region: ['所在省市', 'Province and city'],
    more: ['加载更多', 'Load more'],
    shown: ['已显示 {{shown}} / {{total}}', '{{shown}} of {{total}} shown'],
    none: ['没有符合条件的开户行', 'No bank matches'],
  },
})
