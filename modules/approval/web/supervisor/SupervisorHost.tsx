import { approvalTopics } from '@iisp/approval/contract'
import { toast, useLive, useText } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { ReasonOverPage } from '@iisp/web/reason/index'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import {
  type SupervisorQuestion,
  actKey,
  applyFor,
  closeQuestion,
  forgetSupervisor,
  checkDecisions,
  supervisorStore,
} from './supervisor-store.ts'
import { supervisorTexts } from './supervisor-texts.ts'
import css from './supervisor.module.css'

/** The dialogs in which a super-manager applies for an approval, and the message about the supervisor's decision. */
export function SupervisorHost() {
  const t = useText(supervisorTexts)
  const question = useStore(supervisorStore, (state) => state.question)
  useLive(approvalTopics.decided, () => {
    const announce = (results: readonly boolean[]) => {
      for (const granted of results) {
        if (granted) toast.success(t('granted'))
        else toast.warning(t('refused'))
      }
    }
    // if this check fails, the next one shows the result
    checkDecisions().then(announce, () => {})
  })
  useEffect(() => forgetSupervisor, [])
  if (question === null) return null
  return (
    <div data-app="approval">
      {question.kind === 'apply' ? (
        <ApplyDialog key={actKey(question)} question={question} />
      ) : (
        <NoticeDialog question={question} />
      )}
    </div>
  )
}

function NoticeDialog({ question }: { question: SupervisorQuestion }) {
  const t = useText(supervisorTexts)
  return (
    <Dialog
      title={t('notice')}
      onClose={() => closeQuestion()}
      footer={<DialogButtons okText={t('know')} onOk={() => closeQuestion()} />}
    >
      <p className={css.message}>{question.message}</p>
      {question.kind === 'wait' && <p className={css.hint}>{t('waitHint')}</p>}
    </Dialog>
  )
}

function ApplyDialog({ question }: { question: SupervisorQuestion }) {
  const t = useText(supervisorTexts)
  const { busiType, object, message } = question
  return (
    <ReasonOverPage
      draft={`approval.apply:${actKey(question)}`}
      title={t('title')}
      okText={t('send')}
      label={t('reason')}
      missing={t('reasonMissing')}
      onClose={() => closeQuestion()}
      onSend={(reason) => applyFor({ busiType, object }, reason)}
    >
      <p className={css.message}>{message}</p>
      {object !== '' && <p className={css.hint}>{t('object', { object })}</p>}
    </ReasonOverPage>
  )
}
