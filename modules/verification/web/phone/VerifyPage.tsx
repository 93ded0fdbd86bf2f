import { phoneInfo } from '@iisp/verification/contract'
import { Button } from '@iisp/ui/button'
import { Icon } from '@iisp/ui/icon'
import { isRequestError, request, useText } from '@iisp/web'
import type { OpenPageProps } from '@iisp/web/ports'
import { useCallback, useEffect, useState } from 'react'
import { IdentityForm } from './IdentityForm.tsx'
import { RecordStep } from './RecordStep.tsx'
import { phoneTexts } from './phone-texts.ts'
import css from './phone.module.css'
import type { Begun, PhoneInfo } from './phone-info.ts'

type Step =
  | { readonly at: 'loading' }
  | { readonly at: 'offline' }
  | { readonly at: 'unknown' }
  | { readonly at: 'over' }
  | { readonly at: 'identity'; readonly info: PhoneInfo }
  | { readonly at: 'record'; readonly info: PhoneInfo; readonly begun: Begun }
  | { readonly at: 'done' }

const idPattern = /^[0-9a-f]{32}$/
const stepOf = (info: PhoneInfo): Step =>
  info.actions.includes('begin') ? { at: 'identity', info } : { at: 'over' }

/** The page that a scanned code opens: identity, recording, done. Needs no session. */
export default function VerifyPage({ rest }: OpenPageProps) {
  const t = useText(phoneTexts)
  const [step, setStep] = useState<Step>(idPattern.test(rest) ? { at: 'loading' } : { at: 'unknown' })
  const isLoading = step.at === 'loading'
  useEffect(() => {
    if (!isLoading) return
    const failed = (thrown: unknown) =>
      setStep({ at: isRequestError(thrown) && thrown.status === 404 ? 'unknown' : 'offline' })
    request(phoneInfo, { verifiedId: rest }, { quiet: true }).then((info) => setStep(stepOf(info)), failed)
  }, [rest, isLoading])
  const over = useCallback(() => setStep({ at: 'over' }), [])
  return (
    <main className={css.page}>
      {'info' in step && (
        <header>
          <h1 className={css.title}>{t(`title.s${step.info.verifiedSource}`)}</h1>
          <p className={css.quiet}>{t('institution', { name: step.info.institutionName })}</p>
        </header>
      )}
      {isLoading && <p role="status">{t('loading')}</p>}
      {(step.at === 'over' || step.at === 'unknown') && (
        <p className={css.notice} role="alert">
          {t(step.at)}
        </p>
      )}
      {step.at === 'offline' && (
        <div className={css.notice} role="alert">
          <p>{t('offline')}</p>
          <Button type="primary" onClick={() => setStep({ at: 'loading' })}>
            {t('retry')}
          </Button>
        </div>
      )}
      {step.at === 'identity' && (
        <IdentityForm
          verifiedId={rest}
          info={step.info}
          onBegun={(begun) => setStep({ at: 'record', info: step.info, begun })}
          onOver={over}
        />
      )}
      {step.at === 'record' && (
        <RecordStep
          verifiedId={rest}
          source={step.info.verifiedSource}
          begun={step.begun}
          onDone={() => setStep({ at: 'done' })}
          onOver={over}
        />
      )}
      {step.at === 'done' && (
        <div className={css.notice} role="status">
          <span className={css.tick}>
            <Icon name="check" size={32} />
          </span>
          <h1 className={css.title}>{t('done')}</h1>
          <p className={css.quiet}>{t('doneHint')}</p>
        </div>
      )}
    </main>
  )
}
