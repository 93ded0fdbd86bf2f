import { Page } from '@iisp/ui/page'
import { Tabs } from '@iisp/ui/tabs'
import { usePageLocation, usePageTitle, useText } from '@iisp/web'
import { KeyList } from '../hardware-keys/KeyList.tsx'
import { accountTexts } from './account-texts.ts'
import { Me } from './Me.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { SessionList } from './SessionList.tsx'
import { SignInList } from './SignInList.tsx'

const parts = {
  me: Me,
  password: PasswordForm,
  keys: KeyList,
  sessions: SessionList,
  signIns: SignInList,
} as const
const keys = ['me', 'password', 'keys', 'sessions', 'signIns'] as const

/** 个人中心: the own account, its password and UKeys, where it is signed in and when it was. */
export function MyAccountPage() {
  const t = useText(accountTexts)
  usePageTitle(t('title'))
  const { query, setQuery } = usePageLocation()
  const part = keys.find((one) => one === query.get('part')) ?? 'me'
  const Part = parts[part]
  return (
    <Page fill title={t('title')}>
      <Tabs
        label={t('title')}
        tabs={keys.map((key) => ({ key, label: t(`parts.${key}`) }))}
        value={part}
        onChange={(next) => setQuery(new URLSearchParams({ part: next }))}
      >
        <Part />
      </Tabs>
    </Page>
  )
}
