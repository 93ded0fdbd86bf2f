import { ConfirmProvider } from '@iisp/ui/confirm'
import { AntdTheme } from '@iisp/ui/theme'
import type { Appearance, BrandColour } from '@iisp/ui/palette'
import { UiProvider } from '@iisp/ui/locale'
import type { ReactNode } from 'react'

interface PageThemeProps {
  readonly locale: string
  readonly brand: BrandColour
  readonly appearance: Appearance
  readonly popups: () => HTMLElement
  readonly children: ReactNode
}

/** What a page's widgets need around them; loaded with the first page, as the frame does without antd. */
export function PageTheme({ locale, brand, appearance, popups, children }: PageThemeProps) {
  return (
    <UiProvider locale={locale}>
      <AntdTheme brand={brand} appearance={appearance} popupContainer={popups}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </AntdTheme>
    </UiProvider>
  )
}
