import type { Texts } from '../locale/index.ts'

const zh = {
  pages: '分页',
  total: (n: string) => `共${n}条信息`,
  previous: '上一页',
  next: '下一页',
  page: (n: number) => `第${n}页`,
  sizeLabel: '每页条数',
  size: (n: number) => `${n}条/页`,
  jumpBefore: '跳至',
  jumpAfter: '页',
  jumpLabel: '跳至页码',
  shown: (n: number) => `本页${n}条`,
}
export const texts: Texts<typeof zh> = {
  zh,
  en: {
    pages: 'Pagination',
    total: (n) => `${n} in total`,
    previous: 'Previous page',
    next: 'Next page',
    page: (n) => `Page ${n}`,
    sizeLabel: 'Rows per page',
    size: (n) => `${n} / page`,
    jumpBefore: 'Go to',
    jumpAfter: '',
    jumpLabel: 'Go to page',
    shown: (n) => `${n} on this page`,
  },
}

/** 1234 → 1,234, or "1,234+" for a capped total. */
export const totalFigure = (total: number, capped: boolean) =>
  `${String(total).replace(/\B(?=(\d{3})+$)/g, ',')}${capped ? '+' : ''}`
