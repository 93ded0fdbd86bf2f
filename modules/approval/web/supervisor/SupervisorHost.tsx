import { approvalTopics } from '@iisp/approval/contract'
import { Field } from '@iisp/ui/field'
import { UiProvider } from '@iisp/ui/locale'
import { toast, useLive, useLocale, useText, useWrite } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { useEffect, useState } from 'react'
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

const most = 200

function ApplyDialog({ question }: { question: SupervisorQuestion }) {
  const t = useText(supervisorTexts)
  const { busiType, object } = question
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, refusal, run, forget } = useWrite()
  const missing = tried && reason.trim() === '' ? t('reasonMissing') : undefined
  const send = () => {
    setTried(true)
    if (reason.trim() !== '') void run(() => applyFor({ busiType, object }, reason.trim()))
  }
  return (
    <Dialog
      title={t('title')}
      onClose={() => closeQuestion()}
      footer={<DialogButtons okText={t('send')} busy={busy} onCancel={() => closeQuestion()} onOk={send} />}
    >
      <UiProvider locale={useLocale()}>
        <p className={css.message}>{question.message}</p>
        {object !== '' && <p className={css.hint}>{t('object', { object })}</p>}
        <Field
          label={t('reason')}
          required
          error={missing ?? refusal?.msg}
          aside={`${[...reason].length} / ${most}`}
        >
          {(control) => (
            <textarea
              {...control}
              className={css.reason}
              rows={4}
              data-first
              value={reason}
              onChange={(event) => {
                setReason([...event.target.value].slice(0, most).join(''))
                forget()
              }}
            />
          )}
        </Field>
      </UiProvider>
    </Dialog>
  )
}
