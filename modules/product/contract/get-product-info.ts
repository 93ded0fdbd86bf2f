import { defineRead, platformErrors, t } from '@iisp/contract'
import { product } from './product.ts'

const codes = (allowed: string) => t.String({ pattern: `^(${allowed}(,${allowed}){0,9})?$` })
/** A switch as in the specification: '1' on; '0' and '' off. */
const option = t.Optional(t.Union([t.flag, t.Literal('')]))

/**
 * The products of the caller's institution in the order of pickers (BO-063): all on one page,
 * usable ones first, then by code. On the operating side, the products of all institutions or of
 * the one named by `mgrUserId`.
 */
export const getProductInfo = defineRead({
  summary: { zh: '产品列表（选择器）', en: 'Products for selection' },
  path: '/api/common/product/product/getProductInfo',
  input: t.strict({
    /** The caller's own account or institution; somebody else's is refused. */
    mgrUserId: t.Optional(t.text(64)),
    /** Comma list of statuses. */
    cpzt: t.Optional(codes('[0-3]')),
    /** Comma list of types. */
    cplx: t.Optional(codes('[1-5]')),
    /** 分级信息: share classes too. */
    fjxx: option,
    /** TA外包: only products whose share register the agency keeps. */
    tawb: option,
    /** 是否合并: share classes nested in their product's `son`; otherwise rows of their own. */
    sfhb: option,
    /** 是否估值外包: only products whose books the agency keeps. */
    sfgsw: option,
    /** Purpose of the list (1: a transfer); has no effect. */
    flag: t.Optional(t.text(10)),
    /** Also lists share classes that have ended. */
    isShowHisGrade: option,
    /** Part of a name, a code or pinyin initials. */
    keyword: t.Optional(t.text(100)),
  }),
  output: t.pageOf(product),
  errors: [platformErrors.notYours],
  access: { who: 'session' },
})
