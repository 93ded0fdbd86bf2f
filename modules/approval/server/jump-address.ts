import { type Language, type Page, refuse } from '@iisp/contract'
import { approvalErrors } from '../contract/errors.ts'
import { type JumpTarget, isJumpMenu, jumpPages } from '../contract/jumps.ts'
import type { ApprovalSettings } from './settings.ts'

const names = {
  'research-lab': { zh: '投研实验室', en: 'The research lab' },
  'main-platform': { zh: '机构服务平台', en: 'The institutional platform' },
} as const

/** The installation's address for a target; refuses where it or the shared key is not configured. */
export function addressOf({ jumps }: ApprovalSettings, target: JumpTarget, language: Language): string {
  const { url, secret } = jumps[target]
  if (url !== null && secret !== null) return url
  return refuse(approvalErrors.jumpNotConfigured, { what: names[target][language] })
}

/**
 * Whether the installation can show the page: a page that jumps to another platform needs its
 * address and key.
 */
export function isConfigured({ jumps }: ApprovalSettings, { id }: Page): boolean {
  if (!isJumpMenu(id)) return true
  const { url, secret } = jumps[jumpPages[id].target]
  return url !== null && secret !== null
}
