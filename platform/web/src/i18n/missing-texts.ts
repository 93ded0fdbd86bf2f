const keysOf = (texts: object, prefix = ''): string[] =>
  Object.entries(texts as Record<string, unknown>).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  )
const partsOf = (texts: object, key: string): string => {
  const text = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], texts)
  return (String(text).match(/\{\{\w+\}\}/g) ?? []).toSorted().join()
}

/** Keys that one language lacks or whose `{{placeholders}}` differ. For the tests of modules. */
export function missingTexts(texts: { readonly zh: object; readonly en: object }): string[] {
  const zh = new Set(keysOf(texts.zh))
  const en = new Set(keysOf(texts.en))
  return [
    ...[...zh].filter((key) => !en.has(key)).map((key) => `en: ${key}`),
    ...[...en].filter((key) => !zh.has(key)).map((key) => `zh: ${key}`),
    ...[...zh]
      .filter((key) => en.has(key) && partsOf(texts.zh, key) !== partsOf(texts.en, key))
      .map((key) => `parts: ${key}`),
  ]
}
