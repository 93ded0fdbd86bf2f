import type { Menu } from '@iisp/contract'
import { Field } from '@iisp/ui/field'
import { UiProvider } from '@iisp/ui/locale'
import { toast, useCall, useLocale, useSend, useText, useWrite } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { useState } from 'react'
import { menuRequestErrors } from '../../contract/menu-request-errors.ts'
import { getMenuRequest, menuRequestSubmit } from '../../contract/menu-requests.ts'
import { closeAsking } from './ask-store.ts'
import { askTexts } from './ask-texts.ts'
import css from './menu-requests.module.css'

interface Props {
  readonly menu: Menu
}

/** Asks the administrators for a menu, or says why there is nothing to ask. Nothing is shown before that is known. */
export function AskDialog({ menu }: Props) {
  const t = useText(askTexts)
  const locale = useLocale()
  const { data } = useCall(getMenuRequest, { menuId: menu.id })
  if (data === undefined) return null
  const { offered, pending, administrators } = data
  const none = administrators.length === 0 && 'noAdministrator'
  const why = pending ? 'menuAsked' : offered ? none : 'menuNotOffered'
  return (
    <div data-app="identity">
      {why ? (
        <Dialog
          title={t('title', { menu: menu.name[locale] })}
          onClose={closeAsking}
          footer={<DialogButtons okText={t('know')} onOk={closeAsking} />}
        >
          <p className={css.question}>{menuRequestErrors[why][locale]}</p>
        </Dialog>
      ) : (
        <AskForm menu={menu} administrators={administrators} />
      )}
    </div>
  )
}

/** Characters of a reason. */
const most = 200

function AskForm({ menu, administrators }: Props & { readonly administrators: readonly string[] }) {
  const t = useText(askTexts)
  const locale = useLocale()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const asking = useSend(menuRequestSubmit, { invalidates: [getMenuRequest], quiet: true })
  const { busy, refusal, run, forget } = useWrite()
  const isMissing = reason.trim() === ''
  const send = async () => {
    setTried(true)
    if (isMissing) return
    await run(async () => {
      await asking.mutateAsync({ menuId: menu.id, reason: reason.trim() })
      toast.success(t('sent'))
      closeAsking()
    })
  }
  return (
    <Dialog
      title={t('title', { menu: menu.name[locale] })}
      onClose={closeAsking}
      footer={
        <DialogButtons okText={t('send')} busy={busy} onCancel={closeAsking} onOk={() => void send()} />
      }
    >
      <UiProvider locale={locale}>
        <p className={css.question}>{t('whom', { names: administrators.join(t('separator')) })}</p>
        <Field
          label={t('reason')}
          required
          error={tried && isMissing ? t('reasonMissing') : refusal?.msg}
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
