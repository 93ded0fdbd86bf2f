import type { Language } from './errors.ts'

/** A text with a note in brackets, as the language writes them: 远山一号（SXA001）, Yuanshan No. 1 (SXA001). */
export const withNote = (text: string, note: string, language: Language): string =>
  language === 'zh' ? `${text}（${note}）` : `${text} (${note})`
