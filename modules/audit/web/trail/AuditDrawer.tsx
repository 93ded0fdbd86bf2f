import { CopyId } from '@iisp/ui/copy-id'
import { DetailDrawer, Facts } from '@iisp/ui/drawer'
import { useLocale, useText } from '@iisp/web'
import css from './audit.module.css'
import { type AuditRow, personOf } from './audit-columns.ts'
import { auditTexts } from './audit-texts.ts'

interface Props {
  readonly row: AuditRow
  readonly open: boolean
  readonly onClose: () => void
}

/** An audit record with all its fields. */
export function AuditDrawer({ row, open, onClose }: Props) {
  const t = useText(auditTexts)
  const locale = useLocale()
  return (
    <DetailDrawer
      open={open}
      onClose={onClose}
      size={640}
      title={t('link', { institution: row.institutionId, seq: row.seq })}
    >
      <Facts
        facts={[
          { label: t('at'), value: row.at },
          { label: t('institution'), value: row.institutionId },
          { label: t('action'), value: row.action },
          { label: t('object'), value: <CopyId id={row.object} keep={24} /> },
          { label: t('person'), value: personOf(row, locale) },
          { label: t('account'), value: accountOf(row) ?? t('noAccount') },
        ]}
      />
      <h3 className={css.heading}>{t('detail')}</h3>
      <pre className={css.json} aria-label={t('detail')}>
        {readable(row.detail)}
      </pre>
    </DetailDrawer>
  )
}

const accountOf = ({ account, accountEmail }: AuditRow) =>
  account === null || accountEmail === '' ? account : `${accountEmail} (${account})`

/** Indented JSON; any other text as it is. */
export function readable(detail: string): string {
  try {
    return JSON.stringify(JSON.parse(detail), null, 2)
  } catch {
    return detail
  }
}
