import { Button } from '@iisp/ui/button'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { Modal } from '@iisp/ui/modal'
import { StatusDot } from '@iisp/ui/status-dot'
import { useText } from '@iisp/web'
import { useMemo } from 'react'
import css from './audit.module.css'
import type { AuditText } from './audit-columns.ts'
import { auditTexts } from './audit-texts.ts'
import { type ChainResult, useVerification } from './use-verification.ts'

/** 校验审计链: walks every institution's chain and says where one does not hold. */
export function VerifyDialog({ onClose }: { onClose: () => void }) {
  const t = useText(auditTexts)
  const columns = useMemo(() => resultColumns(t), [t])
  const { results, error, seconds, again } = useVerification()
  const broken = results?.filter(({ brokenAt }) => brokenAt !== null).length ?? 0
  const running = results === null && error === ''
  return (
    <Modal
      open
      size="middle"
      title={t('verify.title')}
      onCancel={onClose}
      footer={
        <>
          {!running && <Button onClick={again}>{t('verify.again')}</Button>}
          <Button type={running ? 'default' : 'primary'} onClick={onClose}>
            {running ? t('verify.stop') : t('verify.close')}
          </Button>
        </>
      }
    >
      {running && (
        <p role="status" className={css.running}>
          {seconds === 0 ? t('verify.running') : t('verify.runningFor', { seconds: String(seconds) })}
        </p>
      )}
      {error && <p role="alert">{error}</p>}
      {results && (
        <>
          <p role={broken === 0 ? 'status' : 'alert'} className={css.verdict}>
            <StatusDot
              tone={broken === 0 ? 'success' : 'danger'}
              label={
                broken === 0
                  ? t('verify.allHold', { count: String(results.length) })
                  : t('verify.someBroken', { count: String(broken) })
              }
            />
          </p>
          <DataTable
            label={t('verify.title')}
            columns={columns}
            rows={results}
            rowKey={(row) => row.institutionId}
            heightType="content"
            columnPanel={false}
            emptyText={t('verify.none')}
          />
        </>
      )}
    </Modal>
  )
}

const resultColumns = (t: AuditText): Column<ChainResult>[] => [
  { key: 'institutionId', title: t('institution'), width: 140 },
  { key: 'length', title: t('verify.length'), width: 120, kind: 'number' },
  {
    key: 'brokenAt',
    title: t('verify.result'),
    render: ({ brokenAt }) =>
      brokenAt === null ? (
        <StatusDot tone="success" label={t('verify.holds')} />
      ) : (
        <StatusDot tone="danger" label={t('verify.broken', { seq: brokenAt })} />
      ),
  },
]
