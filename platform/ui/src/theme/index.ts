export { AntdTheme } from './AntdTheme.tsx'
export type { AntdThemeProps } from './AntdTheme.tsx'
export { antdTheme } from './antd-theme.ts'
