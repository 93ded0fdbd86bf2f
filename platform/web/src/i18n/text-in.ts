import type { TextParams, Texts } from './texts.ts'

// The portal only needs two languages, dotted keys and `{{placeholders}}`; a library would be a tenth of the login page.

/** A text with its placeholders filled. Falls back from English to Chinese, and from Chinese to the key. */
export function textIn(texts: Texts, language: 'zh' | 'en', key: string, params: TextParams = {}): string {
  const text = (language === 'en' ? find(texts.en, key) : undefined) ?? find(texts.zh, key) ?? key
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_part, name: string) => String(params[name] ?? ''))
}

function find(texts: object, key: string): string | undefined {
  let at: unknown = texts
  for (const part of key.split('.')) {
    if (typeof at !== 'object' || at === null || !Object.prototype.hasOwnProperty.call(at, part))
      return undefined
    at = (at as Record<string, unknown>)[part]
  }
  return typeof at === 'string' ? at : undefined
}
