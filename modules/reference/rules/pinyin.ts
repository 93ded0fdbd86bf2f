import { pinyin } from 'pinyin-pro'

/** First letters of the pinyin, for searching by initials: 招商银行 is 'zsyh'. Other characters stay. */
export const pinyinInitials = (text: string): string =>
  pinyin(text, { pattern: 'first', toneType: 'none', type: 'array', v: true }).join('').toLowerCase()
