import { useLocale } from '@iisp/web/i18n/use-text'
import { defaultSettings } from '@iisp/web/routes/settings'
import { ShellContext } from '@iisp/web/routes/shell-parts'
import { use } from 'react'

/** Name of the portal and telephone number of its service, as the installation sets them. */
export function useBrand(): { readonly name: string; readonly phone: string } {
  const settings = use(ShellContext)?.parts.settings ?? defaultSettings
  const language = useLocale()
  return { name: language === 'en' ? settings.brandEn : settings.brand, phone: settings.servicePhone }
}
