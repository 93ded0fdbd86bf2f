import { refuse } from '@iisp/contract'
import { approvalErrors } from '../contract/errors.ts'
import type { JumpTarget } from '../contract/jumps.ts'
import type { ApprovalParts } from './parts.ts'

const names: Readonly<Record<JumpTarget, { readonly zh: string; readonly setting: string }>> = {
  'research-lab': { zh: '投研实验室', setting: 'RESEARCH_LAB' },
  'main-platform': { zh: '机构服务平台', setting: 'MAIN_PLATFORM' },
}

/** The installation's address for a target; a clear sentence where address or key is missing. */
export function addressOf({ jumps }: ApprovalParts, target: JumpTarget): string {
  const { zh, setting } = names[target]
  const { url, secret } = jumps[target]
  if (url === null) return refuse(approvalErrors.jumpNotConfigured, { what: `${zh}地址（${setting}_URL）` })
  if (secret === null) refuse(approvalErrors.jumpNotConfigured, { what: `${zh}密钥（${setting}_SECRET）` })
  return url
}
