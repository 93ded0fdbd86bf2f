import type { PortalSettings } from '../ports.ts'
import { begin } from '../request/first-answers.ts'

/** The defaults of settings that an institution has not configured. */
export const defaultSettings: PortalSettings = {
  brand: '机构服务平台',
  brandEn: 'Institutional Services Portal',
  historyMode: 'browser',
  tabLimit: 5,
  activeTabLimit: 30,
  servicePhone: '',
  serviceEmail: '',
  serviceEmails: {},
  errorLogHost: '',
  errorTextBlacklist: [],
  withCredentials: true,
  frameOrigins: [],
  autoDeskSeconds: 0,
  lockIdleMinutes: 15,
  enableSweepLogin: false,
  watermark: 'light',
  researchHome: '',
}

/** The brand in the reader's language. */
export const brandIn = ({ brand, brandEn }: PortalSettings, language: 'zh' | 'en'): string =>
  language === 'en' ? brandEn : brand

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1

/** Adds the defaults to a configuration. Invalid settings count as missing. */
export function completeSettings(given: Partial<PortalSettings>): PortalSettings {
  const {
    tabLimit,
    activeTabLimit,
    historyMode,
    autoDeskSeconds,
    lockIdleMinutes,
    frameOrigins,
    watermark,
    ...rest
  } = given
  return {
    ...defaultSettings,
    ...rest,
    historyMode: historyMode === 'hash' ? 'hash' : 'browser',
    tabLimit: isCount(tabLimit) ? tabLimit : defaultSettings.tabLimit,
    activeTabLimit: isCount(activeTabLimit) ? activeTabLimit : defaultSettings.activeTabLimit,
    watermark: watermark === 'medium' || watermark === 'strong' ? watermark : defaultSettings.watermark,
    frameOrigins: Array.isArray(frameOrigins) ? frameOrigins : defaultSettings.frameOrigins,
    autoDeskSeconds: isCount(autoDeskSeconds) ? autoDeskSeconds : defaultSettings.autoDeskSeconds,
    lockIdleMinutes:
      lockIdleMinutes === 0 || isCount(lockIdleMinutes) ? lockIdleMinutes : defaultSettings.lockIdleMinutes,
  }
}

/** The settings that the page came with. */
export const readSettings = (): PortalSettings => completeSettings(begin.settings ?? {})
