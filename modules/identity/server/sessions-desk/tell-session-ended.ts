import { personalMessage } from '@iisp/notices/contract'
import type { Writer } from '@iisp/server'

interface Ended {
  readonly account_id: string
  readonly institution_id: string
  readonly hash: string
}

/**
 * Tells the owner of an account at the next sign-in that the custodian ended sessions, and the
 * reason.
 */
export const tellSessionEnded = (
  db: Writer,
  { account_id, institution_id, hash }: Ended,
  reason: string,
): void =>
  db.emit(
    personalMessage({
      accountId: account_id,
      institutionId: institution_id,
      subject: `session-ended/${hash.slice(0, 16)}`,
      tone: 'warning',
      titleZh: '您的登录已被系统管理员结束',
      titleEn: 'A system administrator ended your session',
      contentZh: `原因：${reason}。如有疑问，请联系托管人。`,
      contentEn: `Reason: ${reason}. Please ask your custodian if this is unexpected.`,
    }),
  )
