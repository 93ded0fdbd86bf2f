import { approvalServer } from '@iisp/approval/server'
import { assistantServer, httpSpeech, openAiCompatible } from '@iisp/assistant/server'
import { auditServer } from '@iisp/audit/server'
import { comparisonServer } from '@iisp/comparison/server'
import { contentServer } from '@iisp/content/server'
import { feedbackServer } from '@iisp/feedback/server'
import { filesServer } from '@iisp/files/server'
import { fundRelationServer } from '@iisp/fund-relation/server'
import { guideServer } from '@iisp/guide/server'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { noticesServer } from '@iisp/notices/server'
import { openingServer } from '@iisp/opening/server'
import { productServer } from '@iisp/product/server'
import { referenceServer } from '@iisp/reference/server'
import { registrationServer } from '@iisp/registration/server'
import {
  type Bus,
  type ScannerPort,
  type ServerModule,
  type SessionPort,
  clamdScanner,
  icapScanner,
  refuseUnread,
} from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Secrets } from '@iisp/server/config/secrets'
import { subscriptionServer } from '@iisp/subscription/server'
import { taServer } from '@iisp/ta/server'
import { transfersServer } from '@iisp/transfers/server'
import { verificationServer } from '@iisp/verification/server'
import { workspaceServer } from '@iisp/workspace/server'
import { type AuditSettings, auditParts } from './audit-parts.ts'
import { type VerificationSettings, verificationParts } from './verification-parts.ts'

export interface Composition {
  readonly modules: readonly ServerModule[]
  readonly sessions: SessionPort
}
type AssistantKeys =
  | 'gptUrl'
  | 'gptKey'
  | 'gptModel'
  | 'gptTimeoutSeconds'
  | 'speechUrl'
  | 'speechModel'
  | 'servicePhone'
type JumpKeys = 'researchLabUrl' | 'researchLabSecret' | 'mainPlatformUrl' | 'mainPlatformSecret'
export type Settings = Pick<Config, 'sessionIdleMinutes' | 'sessionMaxHours'> &
  Partial<
    Pick<
      Config,
      | 'autoDeskSeconds'
      | 'enableSweepLogin'
      | 'staffChangeDays'
      | 'uploadMaxMb'
      | 'scannerUrl'
      | AssistantKeys
    >
  > &
  Partial<Pick<Config, 'platformEnv' | JumpKeys>> &
  VerificationSettings &
  AuditSettings
/** Called when an external service fails: with the setting that names it, and what went wrong. */
export type ReportFailure = (setting: string, failure: string) => void

/** The modules of the portal. Their order does not matter: each finds the contributions of the others in the registry. */
export function compose(
  secrets: Secrets,
  bus: Pick<Bus, 'publish'>,
  config: Settings,
  report: ReportFailure = () => {},
): Composition {
  const { platformEnv = 'custody', uploadMaxMb = 300, autoDeskSeconds = 0 } = config
  const platforms = platformsOf(config)
  const life = { idleMinutes: config.sessionIdleMinutes, maxHours: config.sessionMaxHours }
  const modules: readonly ServerModule[] = [
    approvalServer({ source: platformEnv, jumps: platforms }),
    assistantOf(config, report),
    auditServer(auditParts(secrets, config)),
    comparisonServer,
    contentServer,
    feedbackServer,
    filesServer({ uploadMaxMb, scanner: scannerOf(config, report) }),
    fundRelationServer,
    guideServer,
    identityServer({
      life,
      passwordKey: secrets.passwordKey,
      pepper: secrets.sessionPepper,
      bus,
      sweepLogin: config.enableSweepLogin ?? false,
      changeDays: config.staffChangeDays,
      audienceSecrets: {
        'research-lab': platforms['research-lab'].secret,
        'main-platform': platforms['main-platform'].secret,
      },
    }),
    noticesServer,
    openingServer(secrets.sealKey),
    productServer,
    referenceServer,
    registrationServer(secrets.sessionPepper),
    subscriptionServer,
    taServer,
    transfersServer({ autoDeskSeconds }),
    verificationServer(verificationParts(config, secrets.sessionPepper)),
    workspaceServer,
  ]
  refuseUnread(modules)
  return { modules, sessions: sessionPort(life) }
}

/** The platforms that people jump to, as this installation reaches them. */
const platformsOf = (config: Settings) => ({
  'research-lab': { url: config.researchLabUrl ?? null, secret: config.researchLabSecret ?? null },
  'main-platform': { url: config.mainPlatformUrl ?? null, secret: config.mainPlatformSecret ?? null },
})

function scannerOf({ scannerUrl }: Settings, report: ReportFailure): ScannerPort | null {
  if (!scannerUrl) return null
  const scanner = new URL(scannerUrl).protocol === 'icap:' ? icapScanner : clamdScanner
  return scanner(scannerUrl, (failure) => report('SCANNER_URL', failure))
}

const assistantOf = (config: Settings, report: ReportFailure): ServerModule =>
  assistantServer({
    servicePhone: config.servicePhone ?? '',
    gpt: config.gptUrl
      ? openAiCompatible({
          url: config.gptUrl,
          key: config.gptKey ?? null,
          model: config.gptModel ?? 'default',
          timeoutSeconds: config.gptTimeoutSeconds ?? 30,
          report: (failure) => report('GPT_URL', failure),
        })
      : null,
    speech: config.speechUrl
      ? httpSpeech(config.speechUrl, config.speechModel ?? 'default', (failure) =>
          report('SPEECH_URL', failure),
        )
      : null,
  })
