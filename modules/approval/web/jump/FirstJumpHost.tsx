import { type AgreementName, agreeToJump, agreementTitles, jumpPages } from '@iisp/approval/contract'
import { CheckBox } from '@iisp/ui/check-box'
import { lazyPart, request, useLocale, useText, useWrite } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { useState } from 'react'
import { useStore } from 'zustand'
import { type JumpQuestion, jumpStore } from './jump-store.ts'
import { jumpTexts } from './jump-texts.ts'
import { leaveFor } from './token-jump.ts'
import css from './jump.module.css'

const AgreementDialog = lazyPart(() => import('../agreements/AgreementDialog.tsx'), 'default', { over: true })

/** The dialog of a first jump, if one waits for consent. */
export function FirstJumpHost() {
  const question = useStore(jumpStore, (state) => state.question)
  return question && <FirstJumpDialog key={question.menuId} question={question} />
}

const close = () => jumpStore.setState({ question: null })

function FirstJumpDialog({ question }: { question: JumpQuestion }) {
  const t = useText(jumpTexts)
  const language = useLocale()
  const { menuId, researchHome, answer } = question
  const target = jumpPages[menuId].target
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const { busy, refusal, run } = useWrite()
  const [reading, setReading] = useState<AgreementName | null>(null)
  const fault = tried && !agreed ? t('missing') : refusal?.msg
  const jump = async () => {
    await request(agreeToJump, { target, agreed }, { quiet: true })
    await leaveFor(menuId, researchHome, { quiet: true })
    close()
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
            writing={busy}
            onCancel={close}
            onOk={() => {
              setTried(true)
              if (agreed) void run(jump)
            }}
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
            <CheckBox label={t('agree')} checked={agreed} onChange={setAgreed} />
            {answer.agreements.map(({ agreement }) => (
              <button key={agreement} type="button" onClick={() => setReading(agreement)}>
                {language === 'en' ? agreementTitles[agreement].en : `《${agreementTitles[agreement].zh}》`}
              </button>
            ))}
          </div>
          {fault && (
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
