export { AntdTheme, type AntdThemeProps } from './AntdTheme.tsx'
