import { approvalServer } from '@iisp/approval/server'
import { assistantServer, httpSpeech, openAiCompatible } from '@iisp/assistant/server'
import { auditServer } from '@iisp/audit/server'
import { filesServer, keepUpload } from '@iisp/files/server'
import { guideServer } from '@iisp/guide/server'
import { pages as identityPages } from '@iisp/identity/contract'
import { identityServer, sessionPort } from '@iisp/identity/server'
import { noticesServer } from '@iisp/notices/server'
import { openingServer } from '@iisp/opening/server'
import { countProducts, productServer } from '@iisp/product/server'
import { referenceServer } from '@iisp/reference/server'
import {
  type Bus,
  type ScannerPort,
  type ServerModule,
  type SessionPort,
  clamdScanner,
  icapScanner,
} from '@iisp/server'
import type { Config } from '@iisp/server/config/keys'
import type { Secrets } from '@iisp/server/config/secrets'
import { autoDesk, transfersServer } from '@iisp/transfers/server'
import { verificationServer } from '@iisp/verification/server'
import { pages as workspacePages } from '@iisp/workspace/contract'
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
  Partial<Pick<Config, 'autoDeskSeconds' | 'uploadMaxMb' | 'scannerUrl' | AssistantKeys>> &
  Partial<Pick<Config, 'platformEnv' | JumpKeys>> &
  VerificationSettings &
  AuditSettings
/** Told of a service outside that did not do its work: the setting that names it, and what went wrong. */
export type ReportFailure = (setting: string, failure: string) => void

/** All modules of the portal, in the order in which their migrations run. */
export function compose(
  secrets: Secrets,
  bus: Pick<Bus, 'publish'>,
  config: Settings,
  report: ReportFailure = () => {},
): Composition {
  const { uploadMaxMb = 50 } = config
  const scanner = scannerOf(config, report)
  const transfers = withAutoDesk(
    transfersServer({ keepUpload: keepUpload({ uploadMaxMb, scanner }) }),
    config.autoDeskSeconds ?? 0,
  )
  const business: readonly ServerModule[] = [
    referenceServer,
    productServer,
    transfers,
    openingServer(secrets.sealKey),
    noticesServer,
    auditServer(auditParts(secrets, config)),
    verificationServer(verificationParts(config, secrets.sessionPepper)),
  ]
  const files = filesServer({
    purposes: business.flatMap((module) => module.filePurposes ?? []),
    sources: business.flatMap((module) => module.exportSources ?? []),
    uploadMaxMb,
    scanner,
    namedContent: business.flatMap((module) => module.namedContent ?? []),
  })
  const audienceSecrets = {
    'research-lab': config.researchLabSecret ?? null,
    'main-platform': config.mainPlatformSecret ?? null,
  }
  const approval = approvalServer({
    pages: business.flatMap((module) => module.pages),
    supervisedKinds: business.flatMap((module) => module.supervisedKinds ?? []),
    source: config.platformEnv ?? 'custody',
    jumps: {
      'research-lab': { url: config.researchLabUrl ?? null, secret: audienceSecrets['research-lab'] },
      'main-platform': { url: config.mainPlatformUrl ?? null, secret: audienceSecrets['main-platform'] },
    },
  })
  const served: readonly ServerModule[] = [files, ...business, approval, assistantOf(config, report)]
  const ownPages = [...workspacePages, ...identityPages]
  const guide = guideServer({ others: [...served.flatMap((module) => module.pages), ...ownPages] })
  const others: readonly ServerModule[] = [...served, guide]
  const life = { idleMinutes: config.sessionIdleMinutes, maxHours: config.sessionMaxHours }
  const pages = [...others.flatMap((module) => module.pages), ...ownPages]
  const workspace = workspaceServer({ pages, todos: others.flatMap((module) => module.todos ?? []) })
  const identity = identityServer({
    pages,
    calls: [workspace, ...others].flatMap((module) => module.handlers.map(({ call }) => call)),
    passwordKey: secrets.passwordKey,
    pepper: secrets.sessionPepper,
    bus,
    countProducts,
    audienceSecrets,
  })
  // the first migration of workspace takes over tables of identity
  return { modules: [identity, workspace, ...others], sessions: sessionPort(pages, life) }
}

const withAutoDesk = (transfers: ServerModule, seconds: number): ServerModule =>
  seconds === 0 ? transfers : { ...transfers, schedules: [...(transfers.schedules ?? []), autoDesk(seconds)] }

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
