import { ConfirmProvider } from '../confirm/index.ts'
import { UiProvider } from '../locale/index.ts'
import { AntdTheme, type AntdThemeProps } from '../theme/index.ts'

export interface UiRootProps extends AntdThemeProps {
  readonly locale?: string | undefined
}

/** Language, theme and confirmations for everything below. Wraps the portal once, and each test. */
export function UiRoot({ locale = 'zh', children, ...theme }: UiRootProps) {
  return (
    <UiProvider locale={locale}>
      <AntdTheme {...theme}>
        <ConfirmProvider>{children}</ConfirmProvider>
      </AntdTheme>
    </UiProvider>
  )
}
