import { useInstitutionName } from '@iisp/identity/parts'
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

/** An audit record in words; the stored form with its codes can be unfolded. */
export function AuditDrawer({ row, open, onClose }: Props) {
  const t = useText(auditTexts)
  const locale = useLocale()
  const institutionOf = useInstitutionName()
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
          { label: t('institution'), value: `${institutionOf(row.institutionId)} ${row.institutionId}` },
          { label: t('action'), value: row.actionName },
          { label: t('object'), value: row.objectName },
          { label: t('person'), value: personOf(row, t, locale) },
          { label: t('account'), value: row.accountEmail || row.account || t('noAccount') },
        ]}
      />
      {row.content.length > 0 && <Contents content={row.content} />}
      <details className={css.stored}>
        <summary>{t('stored')}</summary>
        <Facts
          facts={[
            { label: t('action'), value: <CopyId id={row.action} keep={24} /> },
            { label: t('object'), value: <CopyId id={row.object} keep={24} /> },
            { label: t('personId'), value: row.realPerson },
            { label: t('accountId'), value: row.account ?? '' },
          ]}
        />
        <pre className={css.json} aria-label={t('storedDetail')}>
          {readable(row.detail)}
        </pre>
      </details>
    </DetailDrawer>
  )
}

/** The changes, field by field. */
function Contents({ content }: Pick<AuditRow, 'content'>) {
  const t = useText(auditTexts)
  return (
    <>
      <h3 className={css.heading}>{t('detail')}</h3>
      <table className={css.content} aria-label={t('detail')}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {content.map(({ name, before, after }, at) => (
            <tr key={at}>
              <th scope="row">{name}</th>
              <td>{before ?? '--'}</td>
              <td>{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Indents JSON; returns any other text unchanged. */
export function readable(detail: string): string {
  try {
    return JSON.stringify(JSON.parse(detail), null, 2)
  } catch {
    return detail
  }
}
