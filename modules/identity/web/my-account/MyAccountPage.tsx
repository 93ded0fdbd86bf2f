import { useText } from '@iisp/web'
import { TabbedPage } from '@iisp/web/tabbed-page/index'
import { KeyList } from '../hardware-keys/KeyList.tsx'
import { accountTexts } from './account-texts.ts'
import { Me } from './Me.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { SignInList } from './SignInList.tsx'

/** 个人中心: the own account, its password and UKeys, its sessions and its sign-ins. */
export function MyAccountPage() {
  const t = useText(accountTexts)
  return (
    <TabbedPage
      title={t('title')}
      tabs={[
        { key: 'me', label: t('parts.me'), Part: Me },
        { key: 'password', label: t('parts.password'), Part: PasswordForm },
        { key: 'keys', label: t('parts.keys'), Part: KeyList },
        { key: 'sessions', label: t('parts.sessions'), Part: SessionList },
        { key: 'signIns', label: t('parts.signIns'), Part: SignInList },
      ]}
    />
  )
}
