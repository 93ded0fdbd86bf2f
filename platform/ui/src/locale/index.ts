export { UiProvider, useLocale, useUiText, type Locale, type Texts } from './locale.tsx'
