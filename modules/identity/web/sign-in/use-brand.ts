import { useLocale } from '@iisp/web/i18n/use-text'
import { useEffect, useState } from 'react'

interface PublicSettings {
  readonly brand: string
  readonly brandEn: string
  readonly servicePhone: string
}
const unknown: PublicSettings = {
  brand: '机构综合服务平台',
  brandEn: 'Institutional Services Portal',
  servicePhone: '',
}
let loading: Promise<PublicSettings> | undefined

async function load(): Promise<PublicSettings> {
  try {
    const response = await fetch('/config.json')
    return response.ok ? { ...unknown, ...((await response.json()) as PublicSettings) } : unknown
  } catch {
    return unknown
  }
}

/** Name of the portal and telephone number of its service, as the installation sets them. */
export function useBrand(): { readonly name: string; readonly phone: string } {
  const [settings, setSettings] = useState(unknown)
  const language = useLocale()
  useEffect(() => {
    void (loading ??= load()).then(setSettings)
  }, [])
  return { name: language === 'en' ? settings.brandEn : settings.brand, phone: settings.servicePhone }
}
