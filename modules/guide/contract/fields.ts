import { t } from '@iisp/contract'

export const menuId = t.String({ pattern: '^[0-9]{1,20}$' })
export const menuName = t.text(100)
/** 1 like, 2 dislike, 3 neither. */
export const praiseStatus = t.oneOf('1', '2', '3')
export type PraiseStatus = '1' | '2' | '3'

export const done = t.Object({ result: t.Literal('success') })

/** A text in both languages. If the English one is empty, the Chinese one is shown. */
export const bothLanguages = (max: number, min = 0) => t.strict({ zh: t.text(max, min), en: t.text(max) })
