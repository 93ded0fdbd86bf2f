import { groupThousands } from '@iisp/contract/group-thousands'
import type { Output } from '@iisp/contract'
import type { auditVerification } from '@iisp/audit/contract'
import { useText } from '@iisp/web'
import css from './audit.module.css'
import { auditTexts } from './audit-texts.ts'

interface Props {
  readonly running: NonNullable<Output<typeof auditVerification>['running']>
}

/** The progress of a running verification. */
export function VerificationProgress({ running }: Props) {
  const t = useText(auditTexts)
  const { rowsDone, rowsTotal, askedBy, askedAt } = running
  return (
    <section className={css.running} aria-label={t('verify.running')}>
      <progress
        className={css.bar}
        aria-label={t('verify.running')}
        max={Math.max(rowsTotal ?? 1, 1)}
        value={rowsTotal === null ? undefined : rowsDone}
      />
      <p role="status">
        {rowsTotal === null
          ? t('verify.preparing')
          : t('verify.walked', { done: groupThousands(rowsDone), total: groupThousands(rowsTotal) })}
      </p>
      <p className={css.aside}>{t('verify.asked', { person: askedBy, at: askedAt })}</p>
    </section>
  )
}
