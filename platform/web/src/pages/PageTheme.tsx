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

/** The theme around a page's widgets. Loaded with the first page, because the frame itself does not use antd. */
export function PageTheme({ locale, brand, appearance, popups, children }: PageThemeProps) {
  return (
    <UiProvider locale={locale}>
      <AntdTheme brand={brand} appearance={appearance} popupContainer={popups}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </AntdTheme>
    </UiProvider>
  )
}
