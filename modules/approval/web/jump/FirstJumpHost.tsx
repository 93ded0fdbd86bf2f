import { type AgreementName, agreeToJump, agreementTitles, jumpPages } from '@iisp/approval/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { isRequestError, lazyPart, request, useLocale, useText } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { useState } from 'react'
import { useStore } from 'zustand'
import { type JumpQuestion, jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'
import { leaveFor } from './token-jump.ts'
import css from './jump.module.css'

const AgreementDialog = lazyPart(
  () => import('../agreements/AgreementDialog.tsx'),
  (loaded) => loaded.default,
  { over: true },
)

/** The dialog of a first jump, when there is one. */
export function FirstJumpHost() {
  const question = useStore(jumpStore, (state) => state.question)
  return question && <FirstJumpDialog key={question.menuId} question={question} />
}

const close = () => jumpStore.setState({ question: null })

function FirstJumpDialog({ question }: { question: JumpQuestion }) {
  const t = useText(jumpTexts)
  const language = useLocale()
  const { menuId, answer } = question
  const target = jumpPages[menuId].target
  const [agreed, setAgreed] = useState(false)
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const [reading, setReading] = useState<AgreementName | null>(null)
  const jump = async () => {
    if (!agreed) return setFault(t('missing'))
    setBusy(true)
    try {
      await request(agreeToJump, { target, agreed }, { quiet: true })
      await leaveFor(menuId, { quiet: true })
      close()
    } catch (thrown) {
      if (!isRequestError(thrown)) throw thrown
      setFault(thrown.msg)
      setBusy(false)
    }
  }
  return (
    <>
      <Dialog
        title={t('title')}
        onClose={close}
        footer={
          <DialogButtons
            okText={t('go')}
            cancelText={t('cancel')}
            busy={busy}
            onCancel={close}
            onOk={() => void jump()}
          />
        }
      >
        <div data-app="approval">
          <p className={css.text}>
            {t('text', {
              source: t(`source.${answer.source}`),
              target: t(target === 'research-lab' ? 'lab' : 'platform'),
            })}
          </p>
          <div className={css.agree}>
            <CheckBox
              label={t('agree')}
              checked={agreed}
              onChange={(checked) => {
                setAgreed(checked)
                setFault('')
              }}
            />
            {answer.agreements.map(({ agreement }) => (
              <button key={agreement} type="button" onClick={() => setReading(agreement)}>
                {language === 'en' ? agreementTitles[agreement].en : `《${agreementTitles[agreement].zh}》`}
              </button>
            ))}
          </div>
          {fault !== '' && (
            <p className={css.fault} role="alert">
              {fault}
            </p>
          )}
        </div>
      </Dialog>
      {reading && <AgreementDialog name={reading} onClose={() => setReading(null)} />}
    </>
  )
}
