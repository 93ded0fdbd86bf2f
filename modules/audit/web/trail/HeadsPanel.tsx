import type { Output } from '@iisp/contract'
import type { auditVerification } from '@iisp/audit/contract'
import { StatusDot } from '@iisp/ui/status-dot'
import { useText } from '@iisp/web'
import css from './audit.module.css'
import { auditTexts } from './audit-texts.ts'

type Props = Pick<Output<typeof auditVerification>, 'nodes' | 'witness'>

/** The nodes that sign heads outside the database, and whether the witness accepts them. */
export function HeadsPanel({ nodes, witness }: Props) {
  const t = useText(auditTexts)
  return (
    <section>
      <h3 className={css.heading}>{t('heads.title')}</h3>
      <p className={css.aside}>
        {witness === null ? t('heads.noWitness') : t('heads.witness', { host: witness })}
      </p>
      <ul className={css.sources}>
        {nodes.map(({ node, line, at, witnessed, witnessProblem }) => (
          <li key={node}>
            {t('heads.node', { node, line: String(line), at })}
            {witness !== null && ` ${t('heads.witnessed', { line: String(witnessed) })}`}
            {witnessProblem !== null && (
              <StatusDot tone="danger" label={t('heads.problem', { problem: witnessProblem })} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
