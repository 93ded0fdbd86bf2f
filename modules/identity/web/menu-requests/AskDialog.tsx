import type { Menu } from '@iisp/contract'
import { toast, useCall, useLocale, useSend, useText } from '@iisp/web'
import { Dialog, DialogButtons } from '@iisp/web/messages/index'
import { ReasonOverPage } from '@iisp/web/reason/index'
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

function AskForm({ menu, administrators }: Props & { readonly administrators: readonly string[] }) {
  const t = useText(askTexts)
  const locale = useLocale()
  const asking = useSend(menuRequestSubmit, { invalidates: [getMenuRequest], quiet: true })
  return (
    <ReasonOverPage
      draft={`identity.menu-request:${menu.id}`}
      title={t('title', { menu: menu.name[locale] })}
      okText={t('send')}
      label={t('reason')}
      missing={t('reasonMissing')}
      onClose={closeAsking}
      onSend={async (reason) => {
        await asking.mutateAsync({ menuId: menu.id, reason })
        toast.success(t('sent'))
        closeAsking()
      }}
    >
      <p className={css.question}>{t('whom', { names: administrators.join(t('separator')) })}</p>
    </ReasonOverPage>
  )
}
