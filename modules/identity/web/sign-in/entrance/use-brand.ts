import { useLocale } from '@iisp/web/i18n/use-text'
import { EntranceContext } from '@iisp/web/routes/entrance'
import { defaultSettings } from '@iisp/web/routes/settings'
import { use } from 'react'

/** Name of the portal and telephone number of its service, as the installation sets them. */
export function useBrand(): { readonly name: string; readonly phone: string } {
  const settings = use(EntranceContext)?.parts.settings ?? defaultSettings
  const language = useLocale()
  return { name: language === 'en' ? settings.brandEn : settings.brand, phone: settings.servicePhone }
}
