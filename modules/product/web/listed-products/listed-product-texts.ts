import { defineTexts } from '@iisp/web'

export const listedProductTexts = defineTexts(
  'product.listed',
  {
    overseas: { title: '境外基金列表', empty: '没有符合条件的境外基金' },
    quantitative: { title: '量化产品列表', empty: '没有符合条件的量化产品' },
    keyword: '产品',
    keywordHint: '名称、代码或拼音首字母',
    status: '状态',
    name: '产品名称',
    code: '产品代码',
    type: '产品类型',
    established: '成立日期',
    expires: '到期日期',
  },
  {
    overseas: { title: 'Overseas funds', empty: 'No overseas fund matches' },
    quantitative: { title: 'Quantitative products', empty: 'No quantitative product matches' },
    keyword: 'Product',
    keywordHint: 'Name, code or pinyin initials',
    status: 'Status',
    name: 'Product',
    code: 'Code',
    type: 'Type',
    established: 'Established',
    expires: 'Expires',
  },
)
