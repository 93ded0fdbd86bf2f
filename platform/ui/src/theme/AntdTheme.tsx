import ConfigProvider from 'antd/es/config-provider'
import enUS from 'antd/es/locale/en_US'
import zhCN from 'antd/es/locale/zh_CN'
import type { ReactNode } from 'react'
import { useLocale } from '../locale/index.ts'
import { antdTheme } from './antd-theme.ts'
import type { Appearance, BrandColour } from '../palette/index.ts'

export interface AntdThemeProps {
  readonly brand?: BrandColour | undefined
  readonly appearance?: Appearance | undefined
  /** Container of pop-ups; the body by default. */
  readonly popupContainer?: ((trigger?: HTMLElement) => HTMLElement) | undefined
  readonly children: ReactNode
}

/** Applies the portal's theme and the language of the `UiProvider` to all antd components below. */
export function AntdTheme({ brand, appearance, popupContainer, children }: AntdThemeProps) {
  const locale = useLocale()
  return (
    <ConfigProvider
      theme={antdTheme(brand, appearance)}
      locale={locale === 'en' ? enUS : zhCN}
      button={noTwoCharacterGap}
      {...(popupContainer && { getPopupContainer: popupContainer })}
    >
      {children}
    </ConfigProvider>
  )
}
// antd puts a space between the two characters of 查询, which a screen reader reads as two words
const noTwoCharacterGap = { autoInsertSpace: false }
