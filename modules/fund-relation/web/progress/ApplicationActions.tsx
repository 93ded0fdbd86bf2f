import { Button } from '@iisp/ui/button'
import { useAskAndDo, useText } from '@iisp/web'
import { useState } from 'react'
import { getApplyInfoList } from '../../contract/applications/application-list.ts'
import type { ApplicationAction, ApplicationRow } from '../../contract/applications/application-row.ts'
import { applyConfirm, applyDecide, revert } from '../../contract/applications/apply.ts'
import { getFundRelationList } from '../../contract/relations/relation-list.ts'
import { type Asked, DecisionReason } from './DecisionReason.tsx'
import { progressTexts } from './progress-texts.ts'
import css from './progress.module.css'

interface Props {
  readonly application: ApplicationRow
  readonly onDone: () => void
  readonly onEdit: () => void
}
const invalidates = [getApplyInfoList, getFundRelationList]

/**
 * The actions that the server allows on an application. Revoking, consenting and passing ask for
 * confirmation; the others ask for a reason.
 */
export function ApplicationActions({ application, onDone, onEdit }: Props) {
  const t = useText(progressTexts)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { revoke, pass, agree } = useSteps(application, onDone)
  const press: Record<Exclude<ApplicationAction, 'confirm'>, () => unknown> = {
    edit: onEdit,
    revert: revoke,
    pass,
    return: () => setAsked('return'),
    reject: () => setAsked('reject'),
  }
  return (
    <div className={css.actions}>
      {application.actions.toReversed().map((action) =>
        action === 'confirm' ? (
          <span key={action} className={css.actions}>
            <Button onClick={() => setAsked('decline')}>{t('decline')}</Button>
            <Button type="primary" onClick={() => void agree()}>
              {t('agree')}
            </Button>
          </span>
        ) : (
          <Button
            key={action}
            type={action === 'pass' || action === 'edit' ? 'primary' : 'default'}
            danger={action === 'revert' || action === 'reject'}
            onClick={() => void press[action]()}
          >
            {t(`actions.${action}`)}
          </Button>
        ),
      )}
      {asked !== null && (
        <DecisionReason
          asked={asked}
          application={application}
          onCancel={() => setAsked(null)}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** The steps that are taken after a question. */
function useSteps({ SQID: id, version, MCPMC: mother, ZCPMC: child }: ApplicationRow, onDone: () => void) {
  const t = useText(progressTexts)
  const askAndDo = useAskAndDo()
  const done = (answer: unknown) => {
    if (answer !== null) onDone()
  }
  const revoke = async () => {
    const question = { content: t('revertAsk', { mother, child }), okText: t('actions.revert'), danger: true }
    done(await askAndDo(revert, { id }, { ...question, done: t('done.revert'), invalidates }))
  }
  const pass = async () => {
    const question = { content: t('passAsk', { mother, child }), okText: t('actions.pass') }
    const input = { id, version, action: 'pass', reason: '' } as const
    done(await askAndDo(applyDecide, input, { ...question, done: t('done.pass'), invalidates }))
  }
  const agree = async () => {
    const question = { content: t('consentAsk', { mother, child }), okText: t('agree') }
    const input = { id, result: '1', version } as const
    done(await askAndDo(applyConfirm, input, { ...question, done: t('done.agree'), invalidates }))
  }
  return { revoke, pass, agree }
}
