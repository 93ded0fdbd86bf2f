import { stateName } from '@iisp/contract'
import {
  type ApplicationDetail,
  type ApplicationKind,
  securitiesOpening,
  trusteeRaise,
  applicationFlow,
} from '@iisp/opening/contract'
import { Button } from '@iisp/ui/button'
import { FormPage, FormSection } from '@iisp/ui/form-page'
import { lazyPart, useCloseTab, useLocale, useOpenMenu, useText } from '@iisp/web'
import { ClosedForm, SaveAndSubmit } from '@iisp/web/forms/saved-form'
import { useState } from 'react'
import { AccountSection } from './AccountSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { FilesField } from './FilesField.tsx'
import { formTexts } from './form-texts.ts'
import css from './form.module.css'
import { useApplicationForm } from './use-application-form.ts'
import { useSending } from './use-sending.ts'

const VerifyDialog = lazyPart(() => import('./VerifyDialog.tsx'), 'VerifyDialog', { over: true })

interface Props {
  readonly kind: ApplicationKind
  /** The application being edited; null for a new one. */
  readonly detail: ApplicationDetail | null
  readonly onSaved: (xmbh: string) => void
  readonly onReload: () => void
}

/** The form for entering, saving and submitting an application. */
export function ApplicationEntry({ kind, detail, onSaved, onReload }: Props) {
  const t = useText(formTexts)
  const form = useApplicationForm(detail?.XMBH ?? `new-${kind}`, detail)
  const [done, setDone] = useState(false)
  const sending = useSending(kind, form, { onSaved, onSubmitted: () => setDone(true) })
  if (done) return <Submitted kind={kind} xmbh={form.saved?.xmbh} />
  const section = { kind, form, sending }
  return (
    <FormPage
      title={t(kind === '1' ? 'newOpening' : 'newRaise')}
      description={<Description detail={detail} restored={form.restored} />}
      errors={sending.summary}
      attempt={sending.attempt}
      // pressing Enter in a field must not submit
      onSubmit={() => undefined}
      note={form.dirty ? t('unsaved') : undefined}
      actions={<SaveAndSubmit sending={sending} />}
    >
      {sending.refusal && (
        <div role="alert" className={css.warning}>
          {sending.refusal.text}
          {sending.refusal.stale && (
            <Button type="link" onClick={onReload}>
              {t('reload')}
            </Button>
          )}
        </div>
      )}
      {sending.verifying && (
        <VerifyDialog
          xmbh={sending.verifying}
          onCancel={sending.endVerifying}
          onPassed={() => {
            sending.endVerifying()
            sending.submit()
          }}
        />
      )}
      <AccountSection {...section} kept={detail?.ZJMM !== undefined && detail.ZJMM !== ''} />
      <ContactSection {...section} />
      <FormSection title={t('section.papers')}>
        <FormSection.Wide>
          <FilesField {...section} />
        </FormSection.Wide>
      </FormSection>
    </FormPage>
  )
}

function Submitted({ kind, xmbh }: { readonly kind: ApplicationKind; readonly xmbh: string | undefined }) {
  const t = useText(formTexts)
  const openMenu = useOpenMenu()
  const closeTab = useCloseTab()
  const toList = () => {
    closeTab()
    void openMenu(kind === '1' ? securitiesOpening.id : trusteeRaise.id)
  }
  return (
    <ClosedForm>
      <h3 role="status">{t('done')}</h3>
      <p>{xmbh}</p>
      <Button type="primary" onClick={toList}>
        {t('toList')}
      </Button>
    </ClosedForm>
  )
}

/** Shows which application this is, why it was rejected, and that earlier input was restored. */
function Description({ detail, restored }: Pick<Props, 'detail'> & { readonly restored: boolean }) {
  const t = useText(formTexts)
  const locale = useLocale()
  return (
    <span className={css.line}>
      {detail ? (
        <span>
          {t('editing', { xmbh: detail.XMBH, state: stateName(applicationFlow, detail.STATUS, locale) })}
        </span>
      ) : (
        <span>{t('hint')}</span>
      )}
      {detail?.STATUS === applicationFlow.codes.rejected && (
        <span>{t('rejected', { reason: detail.REASON })}</span>
      )}
      {restored && (
        <span role="status" className={css.restored}>
          {t('restored')}
        </span>
      )}
    </span>
  )
}
