export { UiProvider, useLocale, useUiText } from './locale.tsx'
export type { Locale, Texts } from './locale.tsx'
