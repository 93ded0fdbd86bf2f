import { Facts } from '@iisp/ui/drawer'
import { Button } from '@iisp/ui/button'
import { Page } from '@iisp/ui/page'
import { Loaded } from '@iisp/ui/skeleton'
import { useCall, usePageLocation, usePageTitle, useSend, useText } from '@iisp/web'
import { go } from '@iisp/web/routes/navigation'
import { useState } from 'react'
import { myAccount } from '../../contract/routes.ts'
import { getSweepRequest, sweepConfirm, sweepRefuse } from '../../contract/sweep-login.ts'
import { accountTexts } from '../my-account/account-texts.ts'
import { deviceName } from '../my-account/device-name.ts'
import { sweepRequestTexts } from './sweep-request-texts.ts'
import css from './sweep-request.module.css'

/**
 * The page that a phone opens after scanning the QR code of a sign-in: it shows the requester and
 * asks for the decision.
 */
export function SweepRequestPage() {
  const t = useText(sweepRequestTexts)
  usePageTitle(t('title'))
  const { query } = usePageLocation()
  const uuid = query.get('uuid') ?? ''
  return (
    <Page title={t('title')}>
      <div className={css.part}>
        {/^[A-Za-z0-9_-]{22}$/.test(uuid) ? (
          <Decision key={uuid} uuid={uuid} />
        ) : (
          <p role="alert">{t('missing')}</p>
        )}
      </div>
    </Page>
  )
}

function Decision({ uuid }: { readonly uuid: string }) {
  const t = useText(sweepRequestTexts)
  const account = useText(accountTexts)
  const [decision, setDecision] = useState<'confirmed' | 'refused' | null>(null)
  const { data, error } = useCall(
    getSweepRequest,
    { uuid },
    { quiet: true, staleTime: Infinity, enabled: decision === null },
  )
  const confirm = useSend(sweepConfirm, { quiet: true, onSuccess: () => setDecision('confirmed') })
  const refuse = useSend(sweepRefuse, { quiet: true, onSuccess: () => setDecision('refused') })
  if (decision !== null)
    return (
      <>
        <p role="status">{t(decision)}</p>
        {decision === 'confirmed' && (
          <Button onClick={() => go(`/iisp${myAccount.path}?part=sessions`)}>{t('sessions')}</Button>
        )}
      </>
    )
  if (error) return <p role="alert">{error.msg}</p>
  const fault = confirm.error ?? refuse.error
  return (
    <Loaded loading={!data} lines={5}>
      {data && (
        <>
          <p>{t('ask')}</p>
          <Facts
            facts={[
              { label: account('device'), value: deviceName(data, account) },
              { label: t('network'), value: data.network || t('unknownNetwork') },
              { label: t('askedAt'), value: data.askedAt },
              { label: t('account'), value: data.account },
              { label: t('name'), value: data.name },
            ]}
          />
          {fault && <p role="alert">{fault.msg}</p>}
          <div className={css.buttons}>
            <Button
              type="primary"
              writing={confirm.isPending}
              onClick={() => !refuse.isPending && confirm.mutate({ uuid })}
            >
              {t('confirm')}
            </Button>
            <Button
              danger
              writing={refuse.isPending}
              onClick={() => !confirm.isPending && refuse.mutate({ uuid })}
            >
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
    </Loaded>
  )
}
