/** The texts of one module in both languages. Texts missing in English are shown in Chinese. */
export interface Texts<T extends object = object> {
  readonly zh: T
  readonly en: PartialTexts<T>
}
export type PartialTexts<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartialTexts<T[K]> }

/**
 * Dotted keys of a tree of texts. A name that itself contains a dot could not be found, so it is
 * excluded.
 */
export type TextKey<T> = {
  [K in keyof T & string]: K extends `${string}.${string}`
    ? never
    : T[K] extends string
      ? K
      : `${K}.${TextKey<T[K]>}`
}[keyof T & string]

/** Values for the `{{name}}` placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>
export type Translate<T extends object> = (key: TextKey<T>, params?: TextParams) => string

type Pair = readonly [zh: string, en?: string]
/** Texts as declared: each is a pair of languages, optionally in groups. */
interface TextPairs {
  readonly [key: string]: Pair | TextPairs
}
type TextsOf<P> = { readonly [K in keyof P]: P[K] extends Pair ? string : TextsOf<P[K]> }

/** Declares texts, so that their keys are typed. */
export const defineTexts = <const P extends TextPairs>(pairs: P): Texts<TextsOf<P>> => ({
  zh: inLanguage(pairs, 0) as TextsOf<P>,
  en: inLanguage(pairs, 1),
})

function inLanguage(pairs: TextPairs, at: 0 | 1): object {
  const texts: Record<string, string | object> = {}
  for (const [key, one] of Object.entries(pairs)) {
    const text = isPair(one) ? one[at] : inLanguage(one, at)
    if (text !== undefined) texts[key] = text
  }
  return texts
}
const isPair = (one: Pair | TextPairs): one is Pair => Array.isArray(one)
