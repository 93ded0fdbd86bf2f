import { agreeTo, agreementList, signInAgreements } from '@iisp/approval/contract'
import { Button } from '@iisp/ui/button'
import { lazyPart, useCall, useProfile, useSend, useText } from '@iisp/web'
import { useShell } from '@iisp/web/routes/shell-parts'
import { consentTexts } from './consent-texts.ts'

const AgreementDialog = lazyPart(() => import('./AgreementDialog.tsx'), 'default', { over: true })

/**
 * Asks for consent to the agreements of the portal, one after the other with its text open, at the
 * first sign-in and after a new version. A person who does not agree is signed out. A person who
 * acts for somebody has agreed as themselves.
 */
export function ConsentHost() {
  const t = useText(consentTexts)
  const { signOut } = useShell()
  const isOwn = useProfile()?.realName === ''
  const { data } = useCall(agreementList, {}, { quiet: true, enabled: isOwn })
  const agreeing = useSend(agreeTo, { invalidates: [agreementList] })
  const asked = data?.find((one) => signInAgreements.includes(one.agreement) && one.agreedAt === null)
  if (!isOwn || asked === undefined) return null
  const { agreement, version } = asked
  return (
    <AgreementDialog
      key={agreement}
      name={agreement}
      onClose={() => void signOut()}
      footer={
        <>
          <Button onClick={() => void signOut()}>{t('decline')}</Button>
          <Button
            type="primary"
            writing={agreeing.isPending}
            onClick={() => agreeing.mutate({ agreement, version })}
          >
            {t('agreeAndGoOn')}
          </Button>
        </>
      }
    />
  )
}
