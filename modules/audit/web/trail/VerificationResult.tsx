import type { Output } from '@iisp/contract'
import { type auditVerification, findingWords } from '@iisp/audit/contract'
import { type Column, DataTable } from '@iisp/ui/data-table'
import { StatusDot } from '@iisp/ui/status-dot'
import { useLocale, useText } from '@iisp/web'
import { useMemo } from 'react'
import css from './audit.module.css'
import type { AuditText } from './audit-columns.ts'
import { auditTexts } from './audit-texts.ts'

type Last = NonNullable<Output<typeof auditVerification>['last']>
type Chain = Last['chains'][number]

interface Props {
  readonly last: Last
  /** Another verification is running. */
  readonly earlier: boolean
}

/** The findings of the last verification, by chain and by source. */
export function VerificationResult({ last, earlier }: Props) {
  const t = useText(auditTexts)
  const language = useLocale()
  const columns = useMemo(() => chainColumns(t, language), [t, language])
  const broken = last.chains.filter(({ findings }) => findings.length > 0).length
  const sources = last.sources.flatMap((source) =>
    source.findings.map((finding) => `${nameOf(source, t)}: ${findingWords(finding, language)}`),
  )
  const verdict = verdictOf(last, broken, sources.length)
  return (
    <>
      <p role={verdict === 'allHold' || earlier ? 'status' : 'alert'} className={css.verdict}>
        <StatusDot
          tone={verdict === 'allHold' ? 'success' : verdict === 'cancelled' ? 'neutral' : 'danger'}
          label={t(`verify.${verdict}`, { count: String(last.chains.length), broken: String(broken) })}
        />
        <span className={css.aside}>{t('verify.ended', { person: last.askedBy, at: last.finishedAt })}</span>
      </p>
      {last.state === 'done' && (
        <>
          <ul className={css.sources}>
            {sources.map((text) => (
              <li key={text}>
                <StatusDot tone="danger" label={text} />
              </li>
            ))}
            {last.sources.map((source) => (
              <li key={`${source.source} ${source.node}`}>
                {t(`verify.source.${source.state}`, { name: nameOf(source, t), lines: String(source.lines) })}
                {source.restored.map(({ at, institutionId, from, to, reason }) => (
                  <div key={`${at} ${institutionId}`}>
                    {t('verify.restored', {
                      at: at.slice(0, 10),
                      institution: institutionId,
                      from: String(from),
                      to: String(to),
                      reason,
                    })}
                  </div>
                ))}
              </li>
            ))}
            {last.sources.length === 0 && <li>{t('verify.noSources')}</li>}
          </ul>
          <DataTable
            label={t('verify.title')}
            columns={columns}
            rows={last.chains}
            rowKey={(row) => row.institutionId}
            heightType="content"
            columnPanel={false}
            emptyText={t('verify.none')}
          />
        </>
      )}
    </>
  )
}

function verdictOf({ state, trusted }: Last, broken: number, changedHeads: number) {
  if (state === 'cancelled') return 'cancelled'
  if (state === 'failed') return 'failed'
  if (!trusted) return 'untrusted'
  if (broken > 0) return 'someBroken'
  return changedHeads > 0 ? 'headsChanged' : 'allHold'
}

const nameOf = ({ source, node }: Last['sources'][number], t: AuditText): string =>
  t(source === 'file' ? 'verify.file' : 'verify.witness', { node })

const chainColumns = (t: AuditText, language: 'zh' | 'en'): Column<Chain>[] => [
  {
    key: 'institutionId',
    title: t('institution'),
    width: 250,
    value: ({ institutionId, institutionName }) => `${institutionId} ${institutionName}`,
  },
  {
    key: 'findings',
    title: t('verify.result'),
    width: 420,
    value: ({ findings }) => findings.map((finding) => findingWords(finding, language)).join('; '),
    render: ({ findings }) =>
      findings.length === 0 ? (
        <StatusDot tone="success" label={t('verify.holds')} />
      ) : (
        <ul className={css.findings}>
          {findings.map((finding) => (
            <li key={`${finding.kind} ${finding.from} ${finding.source}`}>
              <StatusDot
                tone="danger"
                label={
                  findingWords(finding, language) +
                  (finding.source === 'table' ? '' : t(`verify.by.${finding.source}`))
                }
              />
            </li>
          ))}
        </ul>
      ),
  },
  { key: 'length', title: t('verify.length'), width: 110, kind: 'number' },
]
