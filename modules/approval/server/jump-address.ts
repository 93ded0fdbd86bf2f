import { type Language, type Page, refuse } from '@iisp/contract'
import { approvalErrors } from '../contract/errors.ts'
import { type JumpTarget, isJumpMenu, jumpPages } from '../contract/jumps.ts'
import type { ApprovalSettings } from './settings.ts'

const names = {
  'research-lab': { zh: '投研实验室', en: 'the research lab', setting: 'RESEARCH_LAB' },
  'main-platform': { zh: '机构服务平台', en: 'the institutional platform', setting: 'MAIN_PLATFORM' },
} as const
const parts = {
  URL: { zh: '地址', en: 'The address of' },
  SECRET: { zh: '密钥', en: 'The key shared with' },
} as const

function refuseMissing(target: JumpTarget, part: keyof typeof parts, language: Language): never {
  const { zh, en, setting } = names[target]
  const what =
    language === 'en'
      ? `${parts[part].en} ${en} (${setting}_${part})`
      : `${zh}${parts[part].zh}（${setting}_${part}）`
  return refuse(approvalErrors.jumpNotConfigured, { what })
}

/** The installation's address for a target; a clear sentence where address or key is missing. */
export function addressOf({ jumps }: ApprovalSettings, target: JumpTarget, language: Language): string {
  const { url, secret } = jumps[target]
  if (url === null) return refuseMissing(target, 'URL', language)
  return secret === null ? refuseMissing(target, 'SECRET', language) : url
}

/** Whether the installation can show the page: one that leads to another platform needs its address and key. */
export function isConfigured({ jumps }: ApprovalSettings, { id }: Page): boolean {
  if (!isJumpMenu(id)) return true
  const { url, secret } = jumps[jumpPages[id].target]
  return url !== null && secret !== null
}
