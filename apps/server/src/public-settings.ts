import { readFileSync } from 'node:fs'
import type { Config } from '@iisp/server/config/keys'

const blacklist = ['系统异常', '未知错误', '空指针', '服务器内部错误']

/** /config.json and /version.json, made at start: the settings that browsers get. */
export function publicFiles(config: Config, portalFolder: string): Record<string, string> {
  const settings = {
    brand: config.brand,
    brandEn: config.brandEn,
    historyMode: config.historyMode,
    tabLimit: config.tabLimit,
    activeTabLimit: config.activeTabLimit,
    servicePhone: config.servicePhone ?? '',
    serviceEmail: config.serviceEmail ?? '',
    serviceEmails: config.serviceEmails ?? {},
    errorLogHost: config.errorLogHost ?? '',
    errorTextBlacklist: blacklist,
    withCredentials: true,
    frameOrigins: config.frameOrigins ?? [],
    autoDeskSeconds: config.autoDeskSeconds,
    lockIdleMinutes: config.lockIdleMinutes,
    enableSweepLogin: config.enableSweepLogin,
    watermark: config.watermark,
    researchHome: config.researchLabUrl ?? '',
  }
  return {
    '/config.json': JSON.stringify(settings),
    '/version.json': JSON.stringify({ version: buildVersion(portalFolder), menuTopology: true }),
  }
}

/** Identifies the build: the hashed file names in its index page change whenever the build differs. */
function buildVersion(portalFolder: string): string {
  try {
    const index = readFileSync(`${portalFolder}/index.html`, 'utf8')
    return /assets\/index-([\w-]+)\.js/.exec(index)?.[1] ?? 'unknown'
  } catch {
    return 'unbuilt'
  }
}
