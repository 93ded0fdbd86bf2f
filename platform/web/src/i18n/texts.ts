/** The texts of one module in both languages. Texts missing in English are shown in Chinese. */
export interface Texts<T extends object = object> {
  readonly namespace: string
  readonly zh: T
  readonly en: PartialTexts<T>
}
export type PartialTexts<T> = { readonly [K in keyof T]?: T[K] extends string ? string : PartialTexts<T[K]> }

/** Dotted keys of a tree of texts. A name that itself has a dot would not be found, and so is none. */
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

/** Declares a module's texts, so that their keys are typed. `namespace` is the module's name. */
export const defineTexts = <const T extends object>(
  namespace: string,
  zh: T,
  en: PartialTexts<T>,
): Texts<T> => ({ namespace, zh, en })
